// Stores a run of the day, and counts the pictures that the page asks for, second by second.
;(() => {
  const counts = new Map()
  const opened = () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open('pharos')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  globalThis.__attract = {
    take: () => [...counts.values()].map(({ size }) => size),

    /** A run with its acts is watched only with the pack that it was played with. */
    async addRun(run, acts) {
      const db = await opened()
      await new Promise((resolve, reject) => {
        const transaction = db.transaction(['datasets', 'gameRuns', 'runActs'], 'readwrite')
        transaction.oncomplete = resolve
        transaction.onabort = () => reject(transaction.error)
        transaction.objectStore('datasets').get('vehicles').onsuccess = ({ target }) => {
          const { pack, version } = target.result
          transaction.objectStore('gameRuns').put({ ...run, pack, packVersion: version })
          transaction.objectStore('runActs').put({ id: run.id, acts })
        }
      })
      db.close()
    },
  }

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
