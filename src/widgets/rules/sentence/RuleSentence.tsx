import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { useFormats } from '../../../i18n/useFormats'
import { ruleSentence, type SentenceContext } from './ruleSentence'

/** Unicode noncharacters, which no name contains, around emphasized text. */
const OPEN = '\uFDD0'
const CLOSE = '\uFDD1'
const EMPHASIZED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`)

/** The sentence of a rule, with amounts and names in bold. */
export function RuleSentence({ rule, context }: { rule: RuleDraft; context: SentenceContext }) {
  const sentence = ruleSentence(rule, {
    ...context,
    emphasize: (text) => `${OPEN}${text}${CLOSE}`,
  })
  // Every second part is the text of the group.
  return sentence.split(EMPHASIZED).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the sentence
    at % 2 === 1 ? <b key={at}>{part}</b> : part,
  )
}

/** The context of a rule's sentence in the visitor's language and formats. */
export function useSentenceContext({
  vehicles,
  managers,
  fenceName = null,
}: Pick<SentenceContext, 'vehicles' | 'managers'> & { fenceName?: string | null }): SentenceContext {
  const { i18n } = useLingui()
  const formats = useFormats()
  return useMemo(
    () => ({
      say: (message) => i18n._(message),
      formats,
      vehicles,
      managers,
      fenceName,
      emphasize: (text) => text,
    }),
    [i18n, formats, vehicles, managers, fenceName],
  )
}
