import { closeDatabase } from '../../../core/databaseConnection'

/** Thrown by everything that a dead page still attempts. */
export class PowerCut extends Error {}

const REQUESTS = [
  'put',
  'add',
  'get',
  'getAll',
  'delete',
  'clear',
  'openCursor',
  'getAllKeys',
  'count',
] as const

/**
 * Runs `work` and cuts the power at database request number `at` (from 1): its transaction is lost, and
 * nothing after it happens. Each await of the work that touches the disk is before one such request.
 * @returns whether the work ran until the cut
 */
export async function cutPowerAt(at: number, work: () => Promise<unknown>): Promise<boolean> {
  const store = IDBObjectStore.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  const whole = new Map(REQUESTS.map((name) => [name, store[name]]))
  let left = at
  for (const [name, request] of whole)
    store[name] = function (this: IDBObjectStore, ...args: unknown[]) {
      left -= 1
      if (left === 0) this.transaction.abort()
      if (left <= 0) throw new PowerCut()
      return request?.apply(this, args)
    }
  try {
    await work().catch(() => undefined)
  } finally {
    for (const [name, request] of whole) if (request) store[name] = request
    closeDatabase()
  }
  return left <= 0
}
