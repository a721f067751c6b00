import { useLingui } from '@lingui/react/macro'
import { TripsNotice } from './TripsNotice'

/** What an address of a trip history says in a region where the kiosk does not offer it (docs/decisions.md D3). */
export function NotOffered() {
  const { t } = useLingui()
  return (
    <TripsNotice title={t`Trip history is not available here`}>
      <p>{t`It is turned off for this region. It may be available in another language.`}</p>
    </TripsNotice>
  )
}
