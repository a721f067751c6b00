import { useLingui } from '@lingui/react/macro'
import { TripsNotice } from './TripsNotice'

/** Replaces a trip history in a region without one (docs/decisions.md D3). */
export function NotOffered() {
  const { t } = useLingui()
  return (
    <TripsNotice title={t`Trip history is not available here`}>
      <p>{t`It is turned off for this region. It may be available in another language.`}</p>
    </TripsNotice>
  )
}
