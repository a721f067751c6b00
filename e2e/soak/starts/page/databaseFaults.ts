const NAME = 'pharos'

function openDatabase(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, version)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** Keeps a transaction open over every table that nobody else can write or read beside, for so many milliseconds. */
export async function lockDatabase(forMs: number): Promise<void> {
  const database = await openDatabase()
  // A page that takes the database to a new version must not have to wait for this one.
  database.onversionchange = () => database.close()
  const names = [...database.objectStoreNames]
  const store = database.transaction(names, 'readwrite').objectStore(names[0] ?? '')
  const end = performance.now() + forMs
  await new Promise<void>((resolve) => {
    const again = () => {
      // A transaction lives for as long as it has something to do.
      store.count().onsuccess = () => {
        resolve()
        if (performance.now() < end) again()
        else database.close()
      }
    }
    again()
  })
}

/** Holds the database while another wants to delete it: whoever opens it then waits behind both. */
export async function blockDatabase(): Promise<void> {
  const database = await openDatabase()
  // Not closing at a change of version is the fault.
  database.onversionchange = () => undefined
  await new Promise<void>((resolve) => {
    const upgrade = indexedDB.open(NAME, database.version + 1)
    upgrade.onblocked = () => resolve()
    upgrade.onupgradeneeded = () => upgrade.transaction?.abort()
    upgrade.onerror = () => resolve()
    // The pages that have it open close it at the change; only this one does not.
    setTimeout(resolve, 500)
  })
}

export function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(NAME)
    for (const end of ['success', 'error', 'blocked'] as const) request.addEventListener(end, () => resolve())
  })
}

/** Takes the database to a version of a future build. */
export async function makeDatabaseNewer(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(NAME, 990)
    opening.onupgradeneeded = () => opening.result.createObjectStore('future', { keyPath: 'id' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
    opening.onblocked = () => reject(new Error('blocked'))
  })
  database.close()
}
