/// The tool and its version, as `--version` and the heads of emitted files say them. A release changes it here alone.
let navgraphVersion = "navgraph 0.1.0"
