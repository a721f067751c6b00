// Lets the page that came with the document be drawn before the program runs: its evaluation takes longer than the
// first frame does, and one of the two has to wait.
const program = document.querySelector('link[rel="modulepreload"]').href
/** No frame is drawn of a page in the background. */
const FRAME_LIMIT_MS = 250
/** A worker that holds the program in its hands for so long was stopped or is lost. */
const PROGRAM_LIMIT_MS = 3_000
/** As in src/pwa/chunkReload.ts, which is a part of the program itself. */
const KEY = 'pharos.chunkReloadAt'
const RELOAD_WINDOW_MS = 60_000

let asked = false
function run() {
  if (asked) return
  asked = true
  const late = setTimeout(reloadOnce, PROGRAM_LIMIT_MS)
  import(program).then(
    () => clearTimeout(late),
    () => reloadOnce(),
  )
}

/** Only where a worker answers: a slow network is not helped by asking again. */
function reloadOnce() {
  if (!navigator.serviceWorker?.controller) return
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < RELOAD_WINDOW_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  } catch {
    // Without a note of it a reload could go on for ever; the page of last resort shows by itself.
  }
}

// A task that is asked for in a frame's callback comes once the frame is made.
requestAnimationFrame(() => setTimeout(run))
setTimeout(run, document.hidden ? 0 : FRAME_LIMIT_MS)
