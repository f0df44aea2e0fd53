#if canImport(SwiftUI) && !os(watchOS)
    internal import NavGraphRuntime
    import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// A layer above another, in its style.
        struct PresentedView: View {
            @Bindable var layer: ShownLayer

            var body: some View {
                switch layer.style {
                case .overFullScreen, .overCurrentContext: content.seenThrough(layer.mode == .cover)
                case .formSheet: sized(isForm: true)
                case .pageSheet: sized(isForm: false)
                case .sheet, .fullScreen, .currentContext, .popover, .alert, .actionSheet: content
                }
            }

            @ViewBuilder private func sized(isForm: Bool) -> some View {
                if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
                    if isForm {
                        content.presentationSizing(.form)
                    } else {
                        content.presentationSizing(.page)
                    }
                } else {
                    content
                }
            }

            @ViewBuilder private var content: some View {
                if layer.detents.isEmpty {
                    closable
                } else {
                    closable
                        .presentationDetents(
                            Set(layer.detents.map { $0 == .medium ? .medium : .large }), selection: $layer.detent)
                }
            }

            private var closable: some View {
                LayerView(layer: layer).interactiveDismissDisabled(layer.isLocked).onExit(perform: exitAction)
            }

            /// What Esc of a Mac does, and that Menu of a television does nothing; `nil`: what SwiftUI does.
            private var exitAction: (() -> Void)? {
                if Platform.current == .tvOS { return layer.isLocked ? {} : nil }
                return layer.isLocked || layer.mode != .sheet ? nil : { [layer] in layer.below?.sheet = nil }
            }
        }
    }
#endif
