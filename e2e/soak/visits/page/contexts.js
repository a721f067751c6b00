// Counts the WebGL contexts that the page has made.
;(() => {
  const seen = new Set()
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const context = getContext.call(this, kind, ...rest)
    if (context && String(kind).startsWith('webgl')) seen.add(context)
    return context
  }
  globalThis.__contexts = () => seen.size
})()
