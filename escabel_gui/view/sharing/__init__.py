"""Games and pictures to keep or send: files, the clipboard, diagrams on paper, web pages."""
