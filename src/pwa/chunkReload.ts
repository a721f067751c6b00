import { AppError } from '../domain/kiosk/errors'

/**
 * A chunk that cannot be loaded any more (a deploy removed it, a cache lost it) is
 * fixed by one reload; a second failure within a minute is shown instead, so this never loops.
 */
const KEY = 'pharos.chunkReloadAt'
const RELOAD_WINDOW_MS = 60_000

/** Reloads and returns true, or returns false when a reload was tried a moment ago. */
export function reloadOnceForChunk(nowMs = Date.now()): boolean {
  // With no worker to answer and no network, a reload would leave the browser's own error page.
  if (navigator.onLine === false && !navigator.serviceWorker?.controller) return false
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (nowMs - last < RELOAD_WINDOW_MS) return false
    sessionStorage.setItem(KEY, String(nowMs))
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Says whether an error is a failed dynamic import: by our own name, or in the words of the three engines. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'chunk-missing'
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i.test(
      error.message,
    )
  )
}
