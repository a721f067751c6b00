import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type LaneView, ledgerState, nextTry } from '#domain/booth/ledger'
import type { Interaction } from '#domain/recording/interaction'
import { MISSING } from '../../../i18n/formats'

/** When the service acknowledged a record; otherwise how often it was rejected, or when it is retried. */
export function ReceiptCell({ row, lane }: { row: Interaction; lane: LaneView | null }) {
  const { i18n } = useLingui()
  const { attempts, lastStatus, ackAt } = row
  if (ackAt !== null) {
    const at = i18n.date(new Date(ackAt), { timeStyle: 'medium' })
    return lastStatus === null ? (
      at
    ) : (
      <Trans>
        {at}, HTTP {lastStatus}
      </Trans>
    )
  }
  if (attempts > 0)
    return (
      <>
        <Plural value={attempts} one="Refused once" other="Refused # times" />
        {lastStatus !== null && <Trans>, HTTP {lastStatus}</Trans>}
      </>
    )
  const next = nextTry(lane)
  if (ledgerState(row) !== 'pending' || next.kind !== 'at') return MISSING
  const time = i18n.date(new Date(next.atMs), { timeStyle: 'medium' })
  return <Trans>Next try {time}</Trans>
}
