import NavGraphSwiftCode

/// What a type is for the app's navigation. SOURCES 3.
enum TypeKind {
    case controller, stackController, tabController, view, app, part, system, alert, other

    var isScreen: Bool { [.controller, .tabController, .view].contains(self) }
    /// Its code is that of a screen.
    var opens: Bool { isScreen || self == .stackController }
}

private let controllers: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIPageViewController",
    "UISplitViewController", "UISearchContainerViewController", "UIHostingController", "UIInputViewController",
    "AVPlayerViewController", "GLKViewController", "NSViewController",
]

private let parts: Set = [
    "UIView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITextView", "UITextField",
    "UITableView", "UICollectionView", "UIViewRepresentable", "ViewModifier", "ToolbarContent", "Commands",
    "UICollectionViewListCell",
]

/// Apple's own controllers, which are not screens of the app.
private let systemTypes: Set = Set(
    """
    ARViewController ASAccountAuthenticationModificationController ASAuthorizationController AVPlayerViewController
    CNContactPickerViewController CNContactViewController EKCalendarChooser EKEventEditViewController
    EKEventViewController FPUIActionExtensionViewController GCEventViewController
    GKFriendRequestComposeViewController GKGameCenterViewController GKMatchmakerViewController
    GKTurnBasedMatchmakerViewController ILClassificationUIExtensionViewController INUIAddVoiceShortcutViewController
    INUIEditVoiceShortcutViewController ImagePlaygroundViewController JournalingSuggestionsPicker
    MCBrowserViewController MFMailComposeViewController MFMessageComposeViewController MKLookAroundViewController
    MKMapItemDetailViewController MPMediaPickerController MPMoviePlayerViewController PHPickerViewController
    PKAddPassesViewController PKAddPaymentPassViewController PKPaymentAuthorizationController
    PKPaymentAuthorizationViewController PKShareSecureElementPassViewController QLPreviewController
    RPBroadcastActivityController RPBroadcastActivityViewController RPBroadcastController RPPreviewViewController
    SFSafariViewController SKCloudServiceSetupViewController SKStoreProductViewController
    SLComposeServiceViewController SLComposeViewController STWebpageController TVPlayerViewController
    UIActivityViewController UIAlertController UICloudSharingController UIColorPickerViewController
    UIDocumentBrowserViewController UIDocumentInteractionController UIDocumentMenuViewController
    UIDocumentPickerViewController UIFontPickerViewController UIImagePickerController UIPopoverController
    UIPrintInteractionController UIPrinterPickerController UIReferenceLibraryViewController UISearchController
    UIVideoEditorController VNDocumentCameraViewController
    """.split(whereSeparator: \.isWhitespace).map(String.init))

func isSystemType(_ name: String) -> Bool { systemTypes.contains(name) && name != "AVPlayerViewController" }

/// UIKit's containers and base classes.
func isUIKitController(_ name: String) -> Bool {
    controllers.contains(name) || name == "UINavigationController" || name == "UITabBarController"
}

/// Whether a type is a controller or view of Apple's frameworks: a screen may be one, and no source declares it.
package func isOfApple(_ name: String) -> Bool {
    isUIKitController(name) || systemTypes.contains(name) || swiftUIViews.contains(name)
}

let swiftUIViews = Set(
    """
    Text TextField TextEditor EmptyView AnyView TabView ScrollView ProgressView NavigationView NavigationStack
    NavigationSplitView NavigationLink GroupBox Group HStack VStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid
    List Form Section ForEach Button Menu Label Image Color Spacer Divider Toggle Picker Slider Stepper DatePicker
    ColorPicker Link ShareLink Gauge GeometryReader ScrollViewReader ViewThatFits TimelineView Table Grid GridRow
    ContentUnavailableView AsyncImage OutlineGroup DisclosureGroup ControlGroup SecureField EditButton RenameButton
    PasteButton HSplitView VSplitView LabeledContent Canvas Rectangle Circle RoundedRectangle Capsule Path
    EquatableView ModifiedContent ToolbarItem ToolbarItemGroup WebView
    """.split(whereSeparator: \.isWhitespace).map(String.init))

extension Program {
    func kind(of type: TypeDeclaration) -> TypeKind {
        if let known = kinds[type.number] { return known }
        let kind = findKind(type)
        kinds[type.number] = kind
        return kind
    }

    func kind(of name: String) -> TypeKind {
        if let type = types[name], type.keyword != nil { return kind(of: type) }
        return name == "UIAlertController" ? .alert : isSystemType(name) ? .system : .other
    }

    /// A view that stands in others whatever shows it.
    private func isControl(_ name: String) -> Bool {
        name == "EmptyView" || ["Button", "Toggle", "TextField"].contains { name.hasSuffix($0) }
    }

    private func findKind(_ type: TypeDeclaration) -> TypeKind {
        let bases = ancestors(of: type).flatMap(\.inherited)
        // A type that is only extended is declared elsewhere.
        let undeclared = bases.filter { resolve($0, around: type.outer)?.keyword == nil }
        switch type.keyword {
        case .struct:
            if bases.contains("App") { return .app }
            let isView =
                bases.contains("UIViewControllerRepresentable") || undeclared.contains { $0.hasSuffix("View") }
                || type.variables["body"]?.type?.name == "View"
                || type.functions.contains { $0.name == "body" && $0.result?.name == "View" }
            if bases.contains(where: { parts.contains($0) }) || isView && isControl(type.simpleName) { return .part }
            return isView ? .view : .other
        case .class, nil:
            if bases.contains("UINavigationController")
                || undeclared.contains(where: { $0.hasSuffix("NavigationController") })
            {
                return .stackController
            }
            if bases.contains("UITabBarController") { return .tabController }
            if bases.contains("UIAlertController") { return .alert }
            // A class that iOS and macOS share may inherit from `NSViewController` as well.
            if bases.contains(where: { controllers.contains($0) }) { return .controller }
            if undeclared.contains(where: isSystemType) { return .system }
            if undeclared.contains(where: { $0.hasSuffix("ViewController") }) { return .controller }
            return bases.contains { parts.contains($0) } ? .part : .other
        default: return .other
        }
    }

    /// The innermost of the types around that is of the interface, else the innermost.
    func owner(of type: TypeDeclaration?) -> TypeDeclaration? {
        type?.around.first { kind(of: $0).opens || [.app, .part].contains(kind(of: $0)) } ?? type
    }

    /// A class that is not a screen and stands for those it shows. SOURCES 4.11.
    func isCoordinator(_ type: TypeDeclaration) -> Bool {
        guard type.keyword == .class || type.keyword == .actor, kind(of: type) == .other else { return false }
        return isCoordinator(type.simpleName) || type.functions.contains { $0.name == "toPresentable" }
    }

    func isCoordinator(_ name: String) -> Bool {
        ["Coordinator", "Flow", "Router"].contains { name.hasSuffix($0) }
    }
}
