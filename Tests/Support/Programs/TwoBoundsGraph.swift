/// A graph in which one tab sets the condition that another tab tests: saturation does not count the steps there, so the
/// distance of 'paid', which is 4, lies between 1 and 4 for it.
///
/// - Parameter others: the number of further screens; from 100 on, configurations are not enumerated.
public func graphWithTwoBounds(others: Int = 0) -> String {
    let others = (0..<others).map { "other\($0)" }
    return """
        navgraph: 1
        app: A
        entry: main
        conditions: { loggedIn: false }
        flows:
          main: { tabs: [shop, account] }
          shop:
            screens:
              cart: { transitions: { buy: [{ when: loggedIn, push: paid }, { push: cart }] } }
              paid: { transitions: { \(others.map { "\($0): { push: \($0) }" }.joined(separator: ", ")) } }
        \(others.map { "      \($0): ~\n" }.joined())\
          account:
            screens:
              profile: { transitions: { logIn: { sets: { loggedIn: true } } } }

        """
}
