print("navgraph")
