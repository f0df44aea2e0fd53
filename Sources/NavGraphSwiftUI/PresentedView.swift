#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import NavGraphRuntime
    import SwiftUI

    @available(iOS 17, visionOS 1, *)
    extension NavGraph {
        /// A layer above another, in its style.
        struct PresentedView: View {
            @Bindable var layer: ShownLayer

            var body: some View {
                switch layer.style {
                case .overFullScreen, .overCurrentContext: content.presentationBackground(.clear)
                case .formSheet: sized(isForm: true)
                case .pageSheet: sized(isForm: false)
                case .sheet, .fullScreen, .currentContext, .popover, .alert, .actionSheet: content
                }
            }

            @ViewBuilder private func sized(isForm: Bool) -> some View {
                if #available(iOS 18, visionOS 2, *) {
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
                    LayerView(layer: layer).interactiveDismissDisabled(layer.isLocked)
                } else {
                    LayerView(layer: layer).interactiveDismissDisabled(layer.isLocked)
                        .presentationDetents(
                            Set(layer.detents.map { $0 == .medium ? .medium : .large }), selection: $layer.detent)
                }
            }
        }
    }
#endif
