import NavGraphTool

NavgraphCommand.main()
