title = Cyberpunk TCG
