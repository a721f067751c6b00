import { useLingui } from '@lingui/react/macro'
import { TripsNotice } from './TripsNotice'

/** What an address of a trip history says in a region where the kiosk does not offer it (docs/decisions.md D3). */
export function NotOffered() {
  const { t } = useLingui()
  return (
    <TripsNotice title={t`Trip history is not offered here`}>
      <p>{t`It is switched off for this region. Another language may offer it.`}</p>
    </TripsNotice>
  )
}
