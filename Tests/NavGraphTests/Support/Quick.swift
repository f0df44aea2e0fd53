import Foundation

/// Whether only what takes little time is to run (`make quick`): no compiler of emitted Swift, no file of many megabytes.
let isQuick = ProcessInfo.processInfo.environment["NAVGRAPH_QUICK"] != nil
