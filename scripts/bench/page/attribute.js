// Times the change of an attribute of <html>: from the click's own time stamp to the second frame after it changed.
;(() => {
  const LIMIT_MS = 10_000

  globalThis.__expectAttribute = (name, value) =>
    new Promise((resolve) => {
      let clickedAtMs = null
      const onClick = (event) => {
        clickedAtMs ??= event.timeStamp
      }
      addEventListener('click', onClick, { capture: true, once: true })
      const observer = new MutationObserver(() => {
        if (clickedAtMs === null || document.documentElement.getAttribute(name) !== value) return
        observer.disconnect()
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve({ ms: performance.now() - clickedAtMs })),
        )
      })
      observer.observe(document.documentElement, { attributes: true })
      setTimeout(() => {
        observer.disconnect()
        removeEventListener('click', onClick, { capture: true })
        resolve({
          ms: null,
          problem: `clicked at ${clickedAtMs}, ${name} is ${document.documentElement.getAttribute(name)}`,
        })
      }, LIMIT_MS)
    })
})()
