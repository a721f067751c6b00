import { keepNote } from '../../state/keptNotes'

/**
 * Stores uncaught errors as notes for staff, one per message with a count (docs/booth.md B11). Visitors never see
 * them.
 */
type AddNote = (code: string, detail: string, nowMs: number) => Promise<void>

/** Prefix of the codes of these notes. */
export const UNCAUGHT = 'uncaught'

/** Maximum number of different messages per page, so that they do not push other notes out of the list. */
const MOST_MESSAGES = 20

/** Errors that browsers report although nothing is wrong. */
const HARMLESS = /^(ResizeObserver loop|AbortError)/

let add: AddNote | null = null
const messages = new Set<string>()

/** Listens until the signal aborts. */
export function keepUncaughtErrors(until: AbortSignal = new AbortController().signal): void {
  addEventListener('error', (event) => keep(event.error ?? event.message), { signal: until })
  addEventListener('unhandledrejection', (event) => keep(event.reason), { signal: until })
}

/** Sets where notes are stored from now on; earlier ones are kept in the tab. */
export function handErrorsTo(addNote: AddNote): void {
  add = addNote
}

function keep(error: unknown): void {
  const message = textOf(error)
  if (HARMLESS.test(message) || (!messages.has(message) && messages.size >= MOST_MESSAGES)) return
  messages.add(message)
  const code = `${UNCAUGHT}:${shortHash(message)}` as const
  const detail = `${message} (${__BUILD_ID__}, ${location.pathname})`
  const keepInTab = () => keepNote(code, detail)
  if (add) void add(code, detail, Date.now()).catch(keepInTab)
  else keepInTab()
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** Distinguishes messages in a code (FNV-1a, 32 bits). */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
