// Says when the heading of the screen is shown: the frame after a visible `h1` with words is in the document.
;(() => {
  const state = { shownAtMs: null }
  globalThis.__heading = state
  const observer = new MutationObserver(look)
  let seen = false

  function look() {
    const heading = document.querySelector('#root h1')
    if (seen || !heading?.textContent || heading.closest('[aria-hidden="true"]')) return
    seen = true
    observer.disconnect()
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        state.shownAtMs = performance.now()
      }),
    )
  }

  observer.observe(document, { childList: true, subtree: true, characterData: true })
  look()
})()
