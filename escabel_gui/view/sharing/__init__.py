"""Games and pictures for elsewhere: files, the clipboard, diagrams on paper, web pages."""
