// The clock of a press or a key: from the time stamp of its event to the second frame after its answer is in the
// document, by which the first frame that shows it has been produced.
;(() => {
  const LIMIT_MS = 20_000

  /**
   * Arms the clock for the next event of a type. `answers` are by name what is waited for, in order: each is asked after
   * every change of the document, once those before it are there. Resolves to milliseconds by name, or to a `problem`.
   */
  globalThis.__clock = (type, answers, { onBegin = () => {}, onThere = () => {} } = {}) =>
    new Promise((resolve) => {
      const names = Object.keys(answers)
      const times = {}
      let beganAtMs = null
      let there = 0

      const begin = ({ timeStamp }) => {
        beganAtMs = timeStamp
        onBegin(timeStamp)
      }
      const look = () => {
        while (beganAtMs !== null && there < names.length && answers[names[there]]()) {
          const name = names[there]
          there += 1
          onThere(name)
          requestAnimationFrame(() => requestAnimationFrame(() => drawn(name)))
        }
      }
      const drawn = (name) => {
        times[name] = performance.now() - beganAtMs
        if (name === names.at(-1)) end(times)
      }
      const observer = new MutationObserver(look)
      const end = (result) => {
        clearTimeout(timer)
        observer.disconnect()
        removeEventListener(type, begin, { capture: true })
        resolve(result)
      }
      const timer = setTimeout(() => {
        const shown = `${location.pathname} "${document.querySelector('h1')?.textContent}"`
        end({ problem: `${type} at ${beganAtMs}, no ${names[there] ?? 'frame'}, showing ${shown}` })
      }, LIMIT_MS)

      if (answers[names[0]]()) return end({ problem: `${names[0]} was there before the ${type}` })
      addEventListener(type, begin, { capture: true, once: true, passive: true })
      observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    })
})()
