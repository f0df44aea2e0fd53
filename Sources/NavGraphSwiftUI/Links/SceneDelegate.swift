#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    #if canImport(UIKit)
        public import UIKit
    #endif

    #if canImport(UIKit)
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        extension NavGraph {
            struct Listener {
                weak var arrivals: Arrivals?
            }

            /// Has scenes keep what they are connected with. An app's own delegate calls `configuration(for:)`.
            @MainActor
            open class AppDelegate: UIResponder, UIApplicationDelegate {
                /// Called by the system when a scene begins.
                open func application(
                    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    Self.configuration(for: connectingSceneSession)
                }

                /// With the scene delegate that keeps what a scene is connected with.
                public static func configuration(for session: UISceneSession) -> UISceneConfiguration {
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    configuration.delegateClass = SceneDelegate.self
                    return configuration
                }
            }

            /// Hands what a scene is opened for, and quick actions while the app runs, to the router, which SwiftUI does
            /// not do for all of them. Keeps them until the root view is on screen.
            @MainActor
            open class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                static var kept: [String: [LinkEntry]] = [:]
                static var arrivals: [String: Listener] = [:]

                /// Called by the system with what the scene was opened for.
                open func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    let options = connectionOptions
                    var entries: [LinkEntry] = []
                    #if !os(tvOS)
                        if let entry = options.notificationResponse.flatMap({ LinkEntry($0) }) { entries.append(entry) }
                        if let shortcut = options.shortcutItem { entries.append(LinkEntry(shortcut)) }
                    #endif
                    for activity in options.userActivities.sorted(by: { $0.activityType < $1.activityType }) {
                        entries.append(LinkEntry(activity))
                    }
                    for url in options.urlContexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) {
                        entries.append(.url(url))
                    }
                    if let first = entries.first { Self.bring(first, to: session) }
                }

                #if !os(tvOS)
                    /// Called by the system with a quick action while the app runs.
                    open func windowScene(
                        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        Self.bring(LinkEntry(shortcutItem), to: windowScene.session)
                        completionHandler(true)
                    }
                #endif

                private static func bring(_ entry: LinkEntry, to session: UISceneSession) {
                    if let arrivals = arrivals[session.persistentIdentifier]?.arrivals {
                        arrivals.take(entry)
                    } else {
                        kept[session.persistentIdentifier, default: []].append(entry)
                    }
                }
            }
        }
    #endif
#endif
