import { AppError } from '#domain/base/errors'

/**
 * A part of the program that cannot be loaded any more (a deploy removed it, a cache lost it), or whose load
 * does not end, is fixed by one reload: the browser keeps a load for the life of its page. A second failure
 * within a minute is shown instead, so this never loops (docs/starting.md S7).
 */
const KEY = 'pharos.chunkReloadAt'
const RELOAD_WINDOW_MS = 60_000

/** Reloads and returns true, or returns false if a reload was tried a moment ago. */
export function reloadOnceForChunk(nowMs = Date.now()): boolean {
  // With no worker to answer and no network, a reload would show the browser's own error page.
  if (navigator.onLine === false && !navigator.serviceWorker?.controller) return false
  if (reloadedForChunk(nowMs)) return false
  try {
    sessionStorage.setItem(KEY, String(nowMs))
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Whether a reload for a part was tried within the last minute. */
export function reloadedForChunk(nowMs = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    return nowMs >= last && nowMs - last < RELOAD_WINDOW_MS
  } catch {
    return false
  }
}

/**
 * As `reloadOnceForChunk`, for a load that does not end. If no worker answers, the network is slow or
 * missing, and a reload would only start again.
 */
export function reloadOnceWhenLate(): boolean {
  return Boolean(navigator.serviceWorker?.controller) && reloadOnceForChunk()
}

/** Whether an error is a failed dynamic import: by our own name, or by the messages of the three engines. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'chunk-missing'
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i.test(
      error.message,
    )
  )
}
