// Follows the frames of the page: every gap between two frames that a person could see, and every long task.
;(() => {
  const state = { timeOrigin: performance.timeOrigin, frames: 0, gaps: [], longTasks: [] }
  globalThis.__frames = state
  const NOTEWORTHY_MS = 25
  let last = null

  function frame(now) {
    state.frames += 1
    if (last !== null && now - last > NOTEWORTHY_MS) state.gaps.push({ startMs: last, lengthMs: now - last })
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)

  new PerformanceObserver((list) => {
    for (const task of list.getEntries())
      state.longTasks.push({ startMs: task.startTime, lengthMs: task.duration })
  }).observe({ type: 'longtask', buffered: true })
})()
