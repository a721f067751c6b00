// What callbacks of animation frames cost while the page is scrolled, frame by frame.
;(() => {
  const nextFrame = requestAnimationFrame.bind(globalThis)
  let spentMs = 0
  globalThis.requestAnimationFrame = (callback) =>
    nextFrame((now) => {
      const start = performance.now()
      callback(now)
      spentMs += performance.now() - start
    })

  /** Scrolls down and up again. @returns the cost of each frame in milliseconds */
  function scroll(stepPx, frames) {
    const costs = []
    return new Promise((resolve) => {
      function frame() {
        costs.push(spentMs)
        spentMs = 0
        if (costs.length > frames) return resolve(costs.slice(1))
        scrollBy({ top: costs.length <= frames / 2 ? stepPx : -stepPx, behavior: 'instant' })
        nextFrame(frame)
      }
      nextFrame(frame)
    })
  }

  globalThis.__hints = {
    shown: () => document.querySelectorAll('[data-beacon][data-shown="true"]').length,
    scroll,
  }
})()
