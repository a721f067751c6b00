import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { textIn } from '#domain/base/localText'
import type { Report } from '#domain/reports/report'
import { useLocale } from '../../state/locale'
import { REPORT_TYPE_LOOKS } from './reportTypeLooks'

/** The name of a report: as a user named it, otherwise its type in the visitor's language. */
export function useReportName(): (report: Pick<Report, 'name' | 'type'>) => string {
  const { _ } = useLingui()
  const locale = useLocale()
  return useCallback(
    ({ name, type }) => (name ? textIn(name, locale) : _(REPORT_TYPE_LOOKS[type].name)),
    [_, locale],
  )
}
