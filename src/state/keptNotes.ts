import { readTab, removeTab, writeTab } from './persisted'

const KEY = 'pharos.startNotes'
/** More notes would only repeat these. */
const MOST = 20

type Kept = [code: string, detail: string, atMs: number]

/**
 * Keeps a note for staff in the tab until the database accepts it: it may be about a start that the database
 * itself delays (docs/starting.md S15), or a device that is out of storage (docs/outbox.md O5).
 */
export function keepNote(code: string, detail: string, nowMs = Date.now()): void {
  writeTab(KEY, [...keptNotes(), [code, detail, nowMs]].slice(-MOST))
}

/** Passes the kept notes to `add`; those that fail are kept for the next time. */
export async function handOverNotes(
  add: (code: string, detail: string, atMs: number) => Promise<void>,
): Promise<void> {
  const kept = keptNotes()
  if (kept.length === 0) return
  removeTab(KEY)
  for (const [at, note] of kept.entries()) {
    try {
      await add(...note)
    } catch {
      writeTab(KEY, [...kept.slice(at), ...keptNotes()].slice(-MOST))
      return
    }
  }
}

/** Notes that no database has accepted yet, oldest first. */
export function keptNotes(): Kept[] {
  const stored = readTab(KEY)
  return Array.isArray(stored) ? stored.filter(isKept) : []
}

/** Removes the notes with this code. */
export function dropKeptNotes(code: string): void {
  writeTab(
    KEY,
    keptNotes().filter(([kept]) => kept !== code),
  )
}

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  typeof value[2] === 'number'
