// Says when the first entry button belongs to React: its handler is on the element, a click is handled. A commit
// that replaces the page is seen at once by the observer, a hydration (which changes nothing) in the next frame.
;(() => {
  const started = performance.now()
  const state = { ownedAtMs: null, startedAtMs: started }
  globalThis.__owned = state
  const observer = new MutationObserver(look)

  function look() {
    if (state.ownedAtMs !== null) return
    const button = document.querySelector('#root button[aria-labelledby="welcome-fleet"]')
    const key = button && Object.keys(button).find((name) => name.startsWith('__reactProps$'))
    if (!key || typeof button[key]?.onClick !== 'function') return
    state.ownedAtMs = performance.now()
    observer.disconnect()
  }

  function frame() {
    look()
    if (state.ownedAtMs === null) requestAnimationFrame(frame)
  }

  observer.observe(document, { childList: true, subtree: true })
  requestAnimationFrame(frame)
})()
