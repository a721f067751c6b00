import { i18n, type Messages } from '@lingui/core'
import { DEFAULT_LOCALE } from '#domain/base/locale'
import { activateLocale } from './activate'

/**
 * The pseudo-language for development (`?lang=pseudo`): English with accents, a third longer, in brackets.
 * Text without brackets is not in the catalogs; what does not fit would not fit in a longer language.
 */
const ACCENTS = new Map(
  [...'aáeéiíoóuúcçnñyýAÁEÉIÍOÓUÚCÇNÑ'.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [
    plain,
    accented,
  ]),
)
/** Growth of a message; languages in Latin script rarely need more. */
const GROWTH = 0.35
const PADDING = ' ḽónğér'

/** Shows English in the pseudo-language, until another language is chosen. */
export async function activatePseudo(): Promise<void> {
  const locale = await activateLocale(DEFAULT_LOCALE)
  i18n.loadAndActivate({ locale, messages: pseudoMessages(i18n.messages) })
}

/** Every message of a compiled catalog in the pseudo-language; arguments and tags are unchanged. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]))
}

function pseudoMessage(message: Messages[string]): Messages[string] {
  if (typeof message === 'string') return `⟦${accented(message)}${padding(message.length)}⟧`
  return ['⟦', ...(accentedIn(message) as typeof message), padding(textLength(message)), '⟧']
}

/** A compiled message is a list of texts and arguments; the forms of an argument are messages, too. */
function accentedIn(node: unknown): unknown {
  if (typeof node === 'string') return accented(node)
  if (!Array.isArray(node)) return node
  return node.map((part: unknown) => {
    if (!Array.isArray(part)) return accentedIn(part)
    const [name, kind, forms] = part as unknown[]
    if (typeof forms !== 'object' || forms === null) return part
    return [
      name,
      kind,
      Object.fromEntries(Object.entries(forms).map(([key, form]) => [key, accentedIn(form)])),
    ]
  })
}

function accented(text: string): string {
  // Tags (`<0>`, `</0>`) are not text.
  return text.replace(/<[^>]*>|\p{L}/gu, (found) => ACCENTS.get(found) ?? found)
}

function padding(length: number): string {
  const wanted = Math.round(length * GROWTH)
  return PADDING.repeat(Math.ceil(wanted / PADDING.length)).slice(0, wanted)
}

/** Number of letters outside of arguments; of several forms the longest counts. */
function textLength(node: unknown): number {
  if (typeof node === 'string') return node.replace(/<[^>]*>/g, '').length
  if (!Array.isArray(node)) return 0
  return node.reduce<number>((sum, part: unknown) => {
    if (!Array.isArray(part)) return sum + textLength(part)
    const forms: unknown = part[2]
    const lengths = typeof forms === 'object' && forms !== null ? Object.values(forms).map(textLength) : []
    return sum + Math.max(0, ...lengths)
  }, 0)
}
