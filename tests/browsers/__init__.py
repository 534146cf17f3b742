"""The page in browsers as the system has them, which Playwright cannot drive."""
