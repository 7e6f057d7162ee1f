print("Recover")
