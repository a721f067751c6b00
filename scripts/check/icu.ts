import { createCompiledCatalog } from '@lingui/cli/api'

/** The parts of a message that a translation must keep: arguments with their kind, and rich text tags. */
export interface Placeholders {
  names: Set<string>
  /** Set when the text is not a valid ICU message. */
  error?: string
}

/** Names in a message: `{name}`, `{count, plural}` (as `count:plural`), `<0>`. Inner forms count once. */
export function placeholdersOf(message: string): Placeholders {
  const { tree, error } = compiled(message)
  const names = new Set<string>()
  if (error !== undefined) return { names, error }
  collect(tree, names)
  return { names }
}

/** The longest text that a message can show: its longest forms, `0` for each value, no tags. Empty if it is not valid. */
export function longestText(message: string): string {
  return shown(compiled(message).tree).replace(TAG, '')
}

function compiled(message: string): { tree: unknown; error?: string } {
  const { source, errors } = createCompiledCatalog('en', { message }, { strict: true, namespace: 'json' })
  const error = errors[0]?.error.message
  if (error !== undefined) return { tree: '', error }
  return { tree: (JSON.parse(source) as { messages: Record<string, unknown> }).messages.message }
}

const TAG = /<\/?[\w-]+\s*\/?>/g

/** The longest text of a compiled message or of a form of it. */
function shown(node: unknown): string {
  if (typeof node === 'string') return node === '#' ? '0' : node
  if (!Array.isArray(node)) return ''
  return node.map((part) => (Array.isArray(part) ? shownValue(part) : shown(part))).join('')
}

function shownValue([, , forms]: unknown[]): string {
  if (typeof forms !== 'object' || forms === null) return '0'
  const texts = Object.entries(forms).flatMap(([form, inner]) => (form === 'offset' ? [] : [shown(inner)]))
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

/**
 * Describes how a translation's placeholders differ from the source's.
 * @returns undefined when they agree
 */
export function placeholderDifference(source: string, translation: string): string | undefined {
  const theirs = placeholdersOf(translation)
  if (theirs.error !== undefined) return `not an ICU message: ${theirs.error}`
  const ours = placeholdersOf(source)
  const missing = [...ours.names].filter((name) => !theirs.names.has(name))
  const extra = [...theirs.names].filter((name) => !ours.names.has(name))
  const parts = [
    missing.length > 0 ? `lacks ${missing.join(' ')}` : '',
    extra.length > 0 ? `has ${extra.join(' ')} that the source has not` : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** Compiled messages are texts, or lists of texts and `[name, kind?, forms?]`. */
function collect(node: unknown, names: Set<string>): void {
  if (typeof node === 'string') {
    for (const [tag] of node.matchAll(TAG)) names.add(tag.replace(/\s/g, ''))
    return
  }
  if (!Array.isArray(node)) return
  for (const part of node) {
    if (typeof part === 'string') collect(part, names)
    else if (Array.isArray(part)) argument(part, names)
  }
}

function argument([name, kind, forms]: unknown[], names: Set<string>): void {
  names.add(typeof kind === 'string' ? `{${String(name)}, ${kind}}` : `{${String(name)}}`)
  if (typeof forms !== 'object' || forms === null) return
  for (const [form, inner] of Object.entries(forms)) {
    // Select cases are program values and must match; plural cases depend on the language.
    if (kind === 'select') names.add(`{${String(name)}, select, ${form}}`)
    if (form !== 'offset') collect(inner, names)
  }
}
