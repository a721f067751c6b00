// Times what the bar of a run answers to a press (clock.js), and the longest frame until the page is quiet again.
;(() => {
  /** How long after the answer frames still count: the points have flown by then. */
  const WATCHED_MS = 700

  /** Arms the clock for the next press, which changes the text of `selector`. */
  globalThis.__expectText = async (selector) => {
    const textOf = () => document.querySelector(selector)?.textContent
    const before = textOf()
    let beganAtMs = null
    let longestMs = 0
    let last = null
    let isOver = false
    const frame = (now) => {
      if (isOver) return
      if (beganAtMs !== null && last !== null && now > beganAtMs) longestMs = Math.max(longestMs, now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    const timed = await __clock(
      'pointerdown',
      { ms: () => textOf() !== before },
      {
        onBegin: (atMs) => {
          beganAtMs = atMs
        },
      },
    )
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS))
    isOver = true
    return { ...timed, longestMs }
  }
})()
