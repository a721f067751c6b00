/** Ids of damaged records begin with it; no account of the day has them. */
export const DAMAGED = 'damaged-'

/** Runs in the page: a vehicle loses all its fields, and a record appears that no kiosk writes. */
export function damageRows(recordId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pharos')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(['vehicles', 'interactions'], 'readwrite')
      transaction.objectStore('vehicles').openCursor().onsuccess = (event) => {
        const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
        cursor?.update({ id: cursor.value.id })
      }
      transaction
        .objectStore('interactions')
        .put({ id: recordId, createdAt: 'x', state: 'pending', synced: 0 })
      transaction.oncomplete = () => {
        database.close()
        resolve()
      }
      transaction.onerror = () => reject(transaction.error)
    }
  })
}
