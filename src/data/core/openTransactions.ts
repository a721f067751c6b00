import type { Dexie } from 'dexie'

const open = new Set<IDBTransaction>()
let listens = false

/**
 * Aborts the transactions of a page that is left while they run. WebKit keeps such a page frozen in its
 * back-forward cache with the transactions open, and every read of the next page would wait for them. What
 * is aborted is tried again when the page wakes, or by the next page's own start.
 */
export function abortWhenFrozen(db: Dexie): void {
  if (!listens && typeof addEventListener === 'function') {
    listens = true
    addEventListener('pagehide', ({ persisted }) => {
      if (persisted) abortOpenTransactions()
    })
  }
  db.use({
    stack: 'dbcore',
    name: 'open transactions',
    create: (core) => ({
      ...core,
      transaction(...args) {
        // Dexie's own type names the one method that it calls; what it hands on is the browser's.
        const transaction = core.transaction(...args) as IDBTransaction
        open.add(transaction)
        for (const end of ['complete', 'abort'])
          transaction.addEventListener(end, () => open.delete(transaction))
        return transaction
      },
    }),
  })
}

/** Aborts every transaction that has not ended. @returns how many there were */
export function abortOpenTransactions(): number {
  const running = [...open]
  open.clear()
  for (const transaction of running) {
    try {
      transaction.abort()
    } catch {
      // It has just committed.
    }
  }
  return running.length
}
