import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/text.css'
import '../ui/shapes.css'
import { type HandoffWindow, showHandoff } from './page'

// Nothing of the app is loaded: the page must open on a visitor's phone, from any static host.
const dark = matchMedia('(prefers-color-scheme: dark)')
const followTheme = () => {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
}
followTheme()
dark.addEventListener('change', followTheme)

const root = document.getElementById('root')
const show = () => root && showHandoff(root, view(), null)
// Scanning another code into an open page changes only the fragment.
addEventListener('hashchange', show)
show()

function view(): HandoffWindow {
  return {
    fragment: location.hash,
    languages: navigator.languages,
    share: 'share' in navigator ? share : null,
    print: () => print(),
  }
}

/** Closing the share sheet rejects, which is not an error. */
function share(): void {
  void navigator.share({ title: document.title, url: location.href }).catch(() => undefined)
}
