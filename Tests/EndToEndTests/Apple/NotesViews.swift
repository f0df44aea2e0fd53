import NavGraphRuntime
import NavGraphSwiftUI

/// The app's files import no support code, since tests compile them with it in the same module.
typealias NavGraph = NavGraphRuntime.NavGraph
