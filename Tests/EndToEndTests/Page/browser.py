"""The Chromium of this system, by Playwright: `chromium` is None where either is not there."""
import shutil

try:
    from playwright.sync_api import sync_playwright
except ImportError:
    sync_playwright = None

# The first draws no window around the page, which is a third of the work.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
chromium = next(filter(None, map(shutil.which, NAMES)), None) if sync_playwright else None


def launch(playwright):
    return playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
