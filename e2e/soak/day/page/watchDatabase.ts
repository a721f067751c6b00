/**
 * Runs in each page before the kiosk's own scripts: tells the day of each interaction that the database has
 * committed, and can end every connection of the page as WebKit does when it wakes.
 */
export function watchDatabase(): void {
  const connections = new Set<IDBDatabase>()
  const page = window as unknown as {
    dayCommitted?: (row: unknown) => void
    dayCloseDatabase?: () => number
  }

  for (const method of ['add', 'put'] as const) {
    const original = IDBObjectStore.prototype[method]
    IDBObjectStore.prototype[method] = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (this.name === 'interactions') {
        const row = structuredClone(value)
        this.transaction.addEventListener('complete', () => page.dayCommitted?.(row))
      }
      return key === undefined ? original.call(this, value) : original.call(this, value, key)
    }
  }

  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
    const request = version === undefined ? open.call(this, name) : open.call(this, name, version)
    request.addEventListener('success', () => connections.add(request.result))
    return request
  }

  page.dayCloseDatabase = () => {
    const closed = [...connections]
    connections.clear()
    for (const database of closed) {
      database.close()
      database.dispatchEvent(new Event('close'))
    }
    return closed.length
  }
}
