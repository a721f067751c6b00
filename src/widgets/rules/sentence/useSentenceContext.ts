import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { useFormats } from '../../../i18n/FormatsProvider'
import type { SentenceContext } from './ruleSentence'

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
