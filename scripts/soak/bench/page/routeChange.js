// Times one change of route at a time: from the click's own time stamp to the second frame after the new heading is
// in the document, by which the first frame that shows it has been produced.
;(() => {
  const LIMIT_MS = 10_000
  let wanted = null

  /** Arms the clock for the next click, which leads to `path`; resolves to its milliseconds, or to what went wrong. */
  globalThis.__expectRoute = (path) =>
    new Promise((resolve) => {
      const heading = document.querySelector('h1')
      wanted = { path, heading, text: heading?.textContent, clickedAtMs: null, shownAtMs: null, resolve }
      setTimeout(() => {
        const shown = `${location.pathname} "${document.querySelector('h1')?.textContent}"`
        resolve({ ms: null, problem: `clicked at ${wanted.clickedAtMs}, showing ${shown}` })
      }, LIMIT_MS)
    })

  addEventListener(
    'click',
    (event) => {
      if (wanted && wanted.clickedAtMs === null) wanted.clickedAtMs = event.timeStamp
    },
    { capture: true },
  )

  new MutationObserver(() => {
    const change = wanted
    if (!change || change.clickedAtMs === null || change.shownAtMs !== null) return
    if (location.pathname !== change.path) return
    const heading = document.querySelector('h1')
    if (!heading || (heading === change.heading && heading.textContent === change.text)) return
    change.shownAtMs = performance.now()
    requestAnimationFrame(() =>
      requestAnimationFrame(() => change.resolve({ ms: performance.now() - change.clickedAtMs })),
    )
  }).observe(document, { childList: true, subtree: true, characterData: true })
})()
