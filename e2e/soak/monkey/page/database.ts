const handles = new Set<IDBDatabase>()
let watching = false

/** Keeps every handle of the kiosk's database that the page opens. */
export function watchDatabases(): void {
  if (watching || typeof IDBFactory === 'undefined') return
  watching = true
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (this: IDBFactory, ...args) {
    const request = open.apply(this, args)
    request.addEventListener('success', () => handles.add(request.result))
    return request
  }
}

export function closeDatabases(): number {
  const count = handles.size
  for (const handle of handles) handle.close()
  handles.clear()
  return count
}

/** Actions of the recorded interactions, oldest first; none while there is no table. */
export async function recordedActions(): Promise<string[]> {
  const known = await indexedDB.databases()
  // Opening a missing database would create an empty one before the kiosk does.
  if (!known.some(({ name }) => name === 'pharos')) return []
  const database = await answer(indexedDB.open('pharos'))
  handles.delete(database)
  try {
    if (!database.objectStoreNames.contains('interactions')) return []
    const rows: { seq: number; action: string }[] = await answer(
      database.transaction('interactions').objectStore('interactions').getAll(),
    )
    return rows.sort((a, b) => a.seq - b.seq).map(({ action }) => action)
  } finally {
    database.close()
    handles.delete(database)
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
