// Lets the page that came with the document be drawn before the program runs: its evaluation takes longer than the
// first frame does, and one of the two has to wait.
const program = document.querySelector('link[rel="modulepreload"]').href
/** No frame is drawn of a page in the background. */
const LIMIT_MS = 250

let asked = false
function run() {
  if (!asked) import(program)
  asked = true
}

// A task that is asked for in a frame's callback comes once the frame is made.
requestAnimationFrame(() => setTimeout(run))
setTimeout(run, document.hidden ? 0 : LIMIT_MS)
