/// The views that SwiftUI itself has, as of iOS 26: what a screen's view cannot be called.
let viewsOfSwiftUI: Set<String> = Set(
    """
    AngularGradient AnyView AsyncImage Button Canvas Capsule Chart Circle Color ColorPicker ContainerRelativeShape \
    ContentUnavailableView ControlGroup DatePicker DisclosureGroup Divider DocumentLaunchView EditButton EllipticalGradient \
    Ellipse EmptyView EquatableView ForEach Form Gauge GeometryReader GeometryReader3D GlassEffectContainer Grid GridRow Group \
    GroupBox GroupElementsOfContent GroupSectionsOfContent HSplitView HStack HelpLink Image KeyframeAnimator Label LabeledContent \
    LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List Map Menu MenuButton MeshGradient ModifiedContent \
    MultiDatePicker NavigationLink NavigationSplitView NavigationStack NavigationView NewDocumentButton OutlineGroup \
    OutlineSubgroupChildren Path PasteButton PhaseAnimator PhotosPicker Picker PlaceholderContentView PresentedWindowContent \
    PreviewModifierContent ProgressView RadialGradient Rectangle RenameButton RoundedRectangle ScrollView ScrollViewReader \
    Section SecureField SettingsLink ShareLink Slider Spacer Stepper Subview SubscriptionView SubviewsCollection Tab TabView \
    Table Text TextEditor TextField TextFieldLink TimelineView Toggle TupleView UnevenRoundedRectangle VSplitView VStack \
    VideoPlayer View ViewThatFits ZStack ZStackContent3D
    """.split(separator: " ").map { String($0) })
