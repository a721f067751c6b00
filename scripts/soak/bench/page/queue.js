// Reaches the product's database from outside the product: fills the queue, counts it.
;(() => {
  const opened = () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open('pharos')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  globalThis.__queue = {
    async fill(rows) {
      const db = await opened()
      await new Promise((resolve, reject) => {
        const transaction = db.transaction(['interactions', 'device'], 'readwrite')
        transaction.oncomplete = resolve
        transaction.onabort = () => reject(transaction.error)
        for (const row of rows) transaction.objectStore('interactions').add(row)
        transaction.objectStore('device').put({ key: 'interactionSeq', value: rows.at(-1).seq })
      })
      db.close()
    },

    async count(state) {
      const db = await opened()
      const index = db.transaction('interactions').objectStore('interactions').index('[state+createdAt]')
      const count = await new Promise((resolve, reject) => {
        const request = index.count(IDBKeyRange.bound([state], [state, []]))
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      db.close()
      return count
    },
  }
})()
