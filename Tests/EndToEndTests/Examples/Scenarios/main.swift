await run()
