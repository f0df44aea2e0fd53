import SwiftUI

struct Screens: CinemaAppFactory {}

struct FilmListView: View {
    let actions: FilmListActions

    var body: some View {
        VStack {
            Button("Metropolis") { actions.openFilm(title: "Metropolis") }
            Button("Settings") { actions.showSettings() }
        }
    }
}

struct FilmView: View {
    let actions: FilmActions
    let title: String

    var body: some View {
        VStack {
            Text(title)
            Button("Play") { actions.play() }
            Button("Write a review") { actions.writeReview() }.modifier(actions.anchorWriteReview)
        }
    }
}

struct ShelfView: View {
    let actions: ShelfActions

    var body: some View {
        Button("Metropolis") { actions.resume(title: "Metropolis") }
    }
}

struct PlayerView: View {
    let actions: PlayerActions
    let title: String

    var body: some View {
        Button("Done with \(title)") { actions.finished() }
    }
}

struct ReviewView: View {
    let actions: ReviewActions
    let title: String

    var body: some View {
        VStack {
            Text(title)
            Button("Five stars") { actions.sent(stars: 5) }
            Button("Cancel") { actions.discarded() }
        }
    }
}

struct SettingsView: View {
    let actions: SettingsActions

    var body: some View {
        VStack {
            Button("System settings") { actions.openSystemSettings() }
            Button("About") { actions.openAbout() }
        }
    }
}

struct AboutView: View {
    let actions: AboutActions

    var body: some View {
        Button("Agree") { actions.agree() }
    }
}
