// Times what the bar of a run answers: from the moment the finger lifts to the second frame after the text of
// `selector` changed, and the longest frame until the page is quiet again.
;(() => {
  const LIMIT_MS = 10_000
  /** How long after the change frames still count: the points have flown by then. */
  const WATCHED_MS = 700

  globalThis.__expectText = (selector) =>
    new Promise((resolve) => {
      const before = document.querySelector(selector)?.textContent
      let liftedAtMs = null
      let changedAtMs = null
      let longestMs = 0
      let last = null
      const onLift = (event) => {
        liftedAtMs ??= event.timeStamp
      }
      addEventListener('pointerup', onLift, { capture: true, once: true })

      let answered = null
      const frame = (now) => {
        if (liftedAtMs !== null && last !== null && now > liftedAtMs)
          longestMs = Math.max(longestMs, now - last)
        last = now
        if (changedAtMs !== null && now - changedAtMs > WATCHED_MS)
          return resolve({ ms: answered, longestMs })
        if (changedAtMs === null && last - startedAtMs > LIMIT_MS)
          return resolve({ ms: null, problem: `lifted at ${liftedAtMs}, still "${before}"` })
        requestAnimationFrame(frame)
      }
      const startedAtMs = performance.now()
      requestAnimationFrame(frame)

      const observer = new MutationObserver(() => {
        if (liftedAtMs === null || document.querySelector(selector)?.textContent === before) return
        observer.disconnect()
        changedAtMs = performance.now()
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            answered = performance.now() - liftedAtMs
          }),
        )
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true })
    })
})()
