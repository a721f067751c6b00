// Counts the rows of every table of the product's database.
globalThis.__rowCounts = async () => {
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answer(indexedDB.open('pharos'))
  const names = [...database.objectStoreNames]
  const stores = database.transaction(names)
  const counts = await Promise.all(names.map((name) => answer(stores.objectStore(name).count())))
  database.close()
  return Object.fromEntries(names.map((name, at) => [name, counts[at]]))
}
