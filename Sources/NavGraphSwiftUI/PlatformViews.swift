#if canImport(SwiftUI) && !os(watchOS)
    internal import NavGraphRuntime
    import SwiftUI

    /// The modifiers that a platform lacks, and what is used instead. Where all are there, as with doubles, it is
    /// `Platform.current` that decides. Calls name `self`, by which a check of availability finds them.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension View {
        /// A layer that covers those below it, which are shown up to `layer`. macOS has none: it is a sheet.
        @ViewBuilder
        func layerCover(_ item: Binding<NavGraph.ShownLayer?>, above layer: NavGraph.ShownLayer) -> some View {
            #if os(macOS)
                self
            #else
                if NavGraph.Platform.current == .macOS {
                    self
                } else {
                    self.fullScreenCover(item: item, onDismiss: { layer.aboveIsGone() }) {
                        NavGraph.PresentedView(layer: $0)
                    }
                }
            #endif
        }

        /// A layer that is a popover. tvOS has none: it is a cover.
        @ViewBuilder
        func layerPopover(_ popover: Binding<NavGraph.ShownLayer?>) -> some View {
            #if os(tvOS)
                self
            #else
                if NavGraph.Platform.current == .tvOS {
                    self
                } else {
                    self.popover(item: popover) { above in
                        NavGraph.PresentedView(layer: above).onDisappear { above.below?.aboveIsGone() }
                    }
                }
            #endif
        }

        /// The badge of a tab, which tvOS does not show.
        @ViewBuilder
        func tabBadge(_ count: Int) -> some View {
            #if os(tvOS)
                self
            #else
                if NavGraph.Platform.current == .tvOS { self } else { self.badge(count) }
            #endif
        }

        /// A screen from which the user cannot go back while it is held. tvOS has no back button, and Menu is taken
        /// where it would go back.
        @ViewBuilder
        func goingBack(isHeld: Bool, isOnTop: Bool) -> some View {
            if NavGraph.Platform.current == .tvOS {
                onExit(perform: isHeld && isOnTop ? {} : nil)
            } else {
                self.navigationBarBackButtonHidden(isHeld)
            }
        }

        /// What Esc of a Mac and Menu of a television do; `nil` lets the press through.
        @ViewBuilder
        func onExit(perform action: (() -> Void)?) -> some View {
            #if os(iOS) || os(visionOS)
                self
            #else
                if NavGraph.Platform.current.isOne(of: .macOS, .tvOS) {
                    self.onExitCommand(perform: action)
                } else {
                    self
                }
            #endif
        }

        /// A clear background, where the layers below are to be seen.
        @ViewBuilder
        func seenThrough(_ isClear: Bool) -> some View {
            if isClear { self.presentationBackground(.clear) } else { self }
        }

        /// Takes URLs in the window that there is; macOS would open a window for each.
        @ViewBuilder
        func takingURLsInThisWindow() -> some View {
            #if os(tvOS)
                self
            #else
                if NavGraph.Platform.current == .macOS {
                    self.handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                } else {
                    self
                }
            #endif
        }
    }
#endif
