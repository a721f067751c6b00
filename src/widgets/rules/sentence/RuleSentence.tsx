import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { ruleSentence, type SentenceContext } from './ruleSentence'

/** Noncharacters, which no name can hold: around what is emphasized. */
const OPEN = '\uFDD0'
const CLOSE = '\uFDD1'
const EMPHASIZED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`)

/** The sentence about a rule, its amounts and names in bold. */
export function RuleSentence({ rule, context }: { rule: RuleDraft; context: SentenceContext }) {
  const sentence = ruleSentence(rule, {
    ...context,
    emphasize: (text) => `${OPEN}${text}${CLOSE}`,
  })
  // Split at a group, every second part is what the group held.
  return sentence.split(EMPHASIZED).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part's place in the sentence is what it is
    at % 2 === 1 ? <b key={at}>{part}</b> : part,
  )
}
