import { readTab, removeTab, writeTab } from '../../state/persisted'

/** What staff should know of a start, by the code of its staff note. */
export type StartNote =
  | 'start-late'
  | 'start-failed'
  | 'database-late'
  | 'staff-pin-wrong'
  | 'staff-pin-removed'
  | `uncaught:${string}`

const KEY = 'pharos.startNotes'
/** More would be the same again. */
const MOST = 20

type Kept = [code: StartNote, detail: string, atMs: number]

/**
 * Keeps a note until a database is there: what holds up a start may be the database itself (docs/starting.md S15).
 */
export function keepStartNote(code: StartNote, detail: string, nowMs = Date.now()): void {
  writeTab(KEY, [...keptNotes(), [code, detail, nowMs]].slice(-MOST))
}

/** Hands the kept notes to `add`; those that it did not take are kept for the next time. */
export async function handOverStartNotes(
  add: (code: StartNote, detail: string, atMs: number) => Promise<void>,
): Promise<void> {
  const kept = keptNotes()
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

function keptNotes(): Kept[] {
  const stored = readTab(KEY)
  return Array.isArray(stored) ? stored.filter(isKept) : []
}

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  typeof value[2] === 'number'
