import { IDBObjectStore } from 'fake-indexeddb'
import { vi } from 'vitest'

/**
 * Makes the database reject every row of more than `roomBytes`, counting buffers fully and anything else as a
 * few bytes, as a browser does at its quota; deletions still work.
 * @returns a function that frees the storage again
 */
export function fillDisk(roomBytes = 0): () => void {
  const { put, add } = IDBObjectStore.prototype
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row, key) {
      refuse(row)
      return put.call(this, row, key)
    }),
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, row, key) {
      refuse(row)
      return add.call(this, row, key)
    }),
  ]
  const refuse = (row: unknown) => {
    if (bytesOf(row) > roomBytes) throw new DOMException('full', 'QuotaExceededError')
  }
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

function bytesOf(row: unknown): number {
  const values = Object.values(row as object)
  return values.reduce((sum, value) => sum + (value instanceof ArrayBuffer ? value.byteLength : 1), 0)
}
