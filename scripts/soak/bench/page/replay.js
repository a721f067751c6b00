// Stores a run to be watched, and follows the frames of its replay: the length of each, apart from those in which a
// screen comes.
;(() => {
  /** A screen that comes is drawn in this time after its address. */
  const ARRIVAL_MS = 600

  const openDatabase = () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('pharos')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  let frames = null
  globalThis.__replay = {
    pack: async () => {
      const database = await openDatabase()
      const pack = await answer(database.transaction('datasets').objectStore('datasets').get('vehicles'))
      database.close()
      return pack
    },
    store: async (run, acts) => {
      const database = await openDatabase()
      const transaction = database.transaction(['gameRuns', 'runActs'], 'readwrite')
      transaction.objectStore('gameRuns').put(run)
      await answer(transaction.objectStore('runActs').put({ id: run.id, acts }))
      database.close()
    },
    /** Follows the frames from now on. */
    begin: () => {
      const mine = { still: [], arriving: [] }
      frames = mine
      let last = null
      let address = location.href
      let arrivedAtMs = performance.now() - ARRIVAL_MS
      const frame = (now) => {
        if (frames !== mine) return
        if (location.href !== address) arrivedAtMs = performance.now()
        address = location.href
        // The frame before the address is seen to change may hold the start of it.
        if (last !== null) (now - arrivedAtMs < ARRIVAL_MS ? mine.arriving : mine.still).push(now - last)
        last = now
        requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    },
    end: () => {
      const found = frames
      frames = null
      return found
    },
  }
})()
