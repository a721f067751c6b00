import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReportType } from '#domain/reports/report'
import { REPORT_TYPE_LOOKS } from '../../widgets/reports/reportTypeLooks'
import { LockedScreen } from '../../widgets/upgrade/LockedScreen'
import { MakingReport } from './page/MakingReport'

/** Replaces a report that the plan does not have (docs/decisions.md D33). */
export function LockedReport({ type }: { type: ReportType }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { name, about } = REPORT_TYPE_LOOKS[type]
  const title = _(name)
  return (
    <LockedScreen title={t`${title}: Not included in your plan`} room={<MakingReport name={title} />}>
      {_(about)}
    </LockedScreen>
  )
}
