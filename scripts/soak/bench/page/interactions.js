// Keeps what the browser itself tells of presses (Event Timing) and of the long frames that answered them.
// All times in milliseconds since 1970, so that those of two documents can be told apart.
;(() => {
  const wall = (ms) => performance.timeOrigin + ms
  let events = []
  let frames = []

  const keepEvents = (entries) => {
    for (const { interactionId, startTime, duration, processingStart, processingEnd } of entries) {
      events.push({
        interactionId,
        startMs: wall(startTime),
        durationMs: duration,
        processingStartMs: wall(processingStart),
        processingEndMs: wall(processingEnd),
      })
    }
  }
  const keepFrames = (entries) => {
    for (const { startTime, duration, styleAndLayoutStart, scripts } of entries) {
      frames.push({
        startMs: wall(startTime),
        endMs: wall(startTime + duration),
        // Zero for a frame that drew nothing.
        styleMs: styleAndLayoutStart === 0 ? 0 : startTime + duration - styleAndLayoutStart,
        scripts: scripts.map((script) => ({
          invoker: script.invoker,
          durationMs: script.duration,
          forcedMs: script.forcedStyleAndLayoutDuration,
        })),
      })
    }
  }
  const watch = (keep, options) => {
    const observer = new PerformanceObserver((list) => keep(list.getEntries()))
    observer.observe(options)
    return () => keep(observer.takeRecords())
  }
  // 16 ms is the least that the browser tells of.
  const flushes = [
    watch(keepEvents, { type: 'event', durationThreshold: 16 }),
    watch(keepFrames, { type: 'long-animation-frame' }),
  ]

  /** What was told since the last call. */
  globalThis.__takeInteractions = () => {
    for (const flush of flushes) flush()
    const taken = { documentMs: performance.timeOrigin, events, frames }
    events = []
    frames = []
    return taken
  }
})()
