/// <reference lib="WebWorker" />

/**
 * Whether a newer worker is storing its files, or has stored them. All versions share one cache, so a worker
 * that takes over must not clean it up then: it would delete what the newer one has just stored, which would
 * go unnoticed until a request without a network (docs/starting.md S19).
 * @param self the worker that asks
 */
export function hasSuccessor(
  { installing, waiting }: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>,
  self: ServiceWorker | undefined,
): boolean {
  // An engine may still report the worker itself as waiting while it is being activated.
  return installing !== null || (waiting !== null && waiting !== self && waiting.state === 'installed')
}
