// Counts WebGL contexts, and tells when a map has drawn all it was asked to: in the kiosk and on the bare page alike.
;(() => {
  const seen = new Set()
  const state = { wholeAtMs: null }
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const context = getContext.call(this, kind, ...rest)
    if (context && String(kind).startsWith('webgl')) seen.add(context)
    return context
  }

  const mapOfPage = () => document.querySelector('.map-host')?.map ?? globalThis.__bareMap
  const isWhole = (map) => {
    const archives = Object.values(map?.getStyle()?.sources ?? {}).filter(({ type }) => type === 'vector')
    return archives.length === 2 && map.loaded() && map.getContainer().isConnected
  }

  const watch = () => {
    if (isWhole(mapOfPage())) state.wholeAtMs ??= performance.now()
    else requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)

  globalThis.__map = {
    state,
    contexts: () => seen.size,
    /** Arms the clock for the next click, which leads to a room with a map; resolves to its milliseconds. */
    expectRoom: (path) =>
      new Promise((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (location.pathname !== path || !isWhole(mapOfPage())) requestAnimationFrame(look)
              else requestAnimationFrame(() => resolve({ ms: performance.now() - timeStamp }))
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      }),
  }
})()
