// Swift Testing asks for a module of this name wherever `Testing` and `UIKit` are imported together (rule 41).
// It has nothing to add here.
