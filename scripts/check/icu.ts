import { createCompiledCatalog } from '@lingui/cli/api'

/** The parts of a message that a translation must keep: arguments with their kind, and rich text tags. */
export interface Placeholders {
  names: Set<string>
  /** Set when the text is not a valid ICU message. */
  error?: string
}

/** Names in a message: `{name}`, `{count, plural}` (as `count:plural`), `<0>`. Inner forms count once. */
export function placeholdersOf(message: string): Placeholders {
  const { source, errors } = createCompiledCatalog('en', { message }, { strict: true, namespace: 'json' })
  const error = errors[0]?.error.message
  if (error !== undefined) return { names: new Set(), error }
  const compiled: unknown = (JSON.parse(source) as { messages: Record<string, unknown> }).messages.message
  const names = new Set<string>()
  collect(compiled, names)
  return { names }
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
    for (const [tag] of node.matchAll(/<\/?[\w-]+\s*\/?>/g)) names.add(tag.replace(/\s/g, ''))
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
