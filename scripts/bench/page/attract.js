// Counts the pictures that the page asks for, second by second.
;(() => {
  const counts = new Map()
  globalThis.__attract = { take: () => [...counts.values()].map(({ size }) => size) }
  const ask = globalThis.requestAnimationFrame.bind(globalThis)
  globalThis.requestAnimationFrame = (draw) =>
    ask((now) => {
      const second = Math.floor(now / 1000)
      // Several parts may draw in one picture.
      const pictures = counts.get(second) ?? new Set()
      counts.set(second, pictures.add(now))
      draw(now)
    })
})()
