import type { Dexie } from 'dexie'

type Running = Set<IDBTransaction>

const handles = new Set<Running>()
let listens = false

/**
 * Tracks the transactions of a handle, so that they can be aborted when their answer is late
 * (docs/starting.md S10), and aborts them when the page is left while they run. WebKit keeps such a page
 * frozen in its back-forward cache with open transactions, and every read of the next page would wait for
 * them. Aborted work is retried when the page wakes, or by the next page's start.
 * @returns a function that aborts every open transaction of this handle and returns their number
 */
export function followTransactions(db: Dexie): () => number {
  if (!listens && typeof addEventListener === 'function') {
    listens = true
    addEventListener('pagehide', (event: Event) => {
      if ((event as PageTransitionEvent).persisted) abortOpenTransactions()
    })
  }
  const running: Running = new Set()
  db.use({
    stack: 'dbcore',
    name: 'open transactions',
    create: (core) => ({
      ...core,
      transaction(...args) {
        // Dexie's type declares only the method that it calls; the object is the browser's.
        const transaction = core.transaction(...args) as IDBTransaction
        handles.add(running)
        running.add(transaction)
        for (const end of ['complete', 'abort'])
          transaction.addEventListener(end, () => {
            running.delete(transaction)
            if (running.size === 0) handles.delete(running)
          })
        return transaction
      },
    }),
  })
  return () => abortAll(running)
}

/** Aborts every open transaction of every handle. @returns their number */
export function abortOpenTransactions(): number {
  return [...handles].reduce((aborted, running) => aborted + abortAll(running), 0)
}

function abortAll(running: Running): number {
  const unended = [...running]
  running.clear()
  handles.delete(running)
  for (const transaction of unended) {
    try {
      transaction.abort()
    } catch {
      // It has just committed.
    }
  }
  return unended.length
}
