import { useLingui } from '@lingui/react/macro'
import type { InvoiceState } from '#domain/account/invoice'
import { StatusLabel, type Tone } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'

const LOOKS: Record<InvoiceState, { tone: Tone; icon: string }> = {
  paid: { tone: 'ok', icon: ICONS.circleCheck },
  unpaid: { tone: 'high', icon: ICONS.circleAlert },
  upcoming: { tone: 'unk', icon: ICONS.clock },
}

/** Whether an invoice is paid (docs/rules.md IN-03). */
export function InvoiceStatus({ state }: { state: InvoiceState }) {
  const { t } = useLingui()
  const words: Record<InvoiceState, string> = {
    paid: t`Paid`,
    unpaid: t`Unpaid`,
    upcoming: t`Upcoming`,
  }
  return <StatusLabel {...LOOKS[state]}>{words[state]}</StatusLabel>
}
