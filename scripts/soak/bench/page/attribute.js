// Times the change of an attribute of <html>: from the moment the finger lifts to the second frame after it changed.
// The lift and not the click: a menu may act on the one before the other comes.
;(() => {
  const LIMIT_MS = 10_000

  globalThis.__expectAttribute = (name, value) =>
    new Promise((resolve) => {
      let liftedAtMs = null
      const onLift = (event) => {
        liftedAtMs ??= event.timeStamp
      }
      addEventListener('pointerup', onLift, { capture: true, once: true })
      const observer = new MutationObserver(() => {
        if (liftedAtMs === null || document.documentElement.getAttribute(name) !== value) return
        observer.disconnect()
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve({ ms: performance.now() - liftedAtMs })),
        )
      })
      observer.observe(document.documentElement, { attributes: true })
      setTimeout(() => {
        observer.disconnect()
        removeEventListener('pointerup', onLift, { capture: true })
        resolve({
          ms: null,
          problem: `lifted at ${liftedAtMs}, ${name} is ${document.documentElement.getAttribute(name)}`,
        })
      }, LIMIT_MS)
    })
})()
