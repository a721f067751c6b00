import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LedgerState } from '#domain/booth/ledger'
import { StatusLabel, type Tone } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'

const STATE_WORDS: Record<LedgerState, MessageDescriptor> = {
  unresolved: msg`Waiting for configuration`,
  pending: msg`Waiting`,
  sent: msg`Delivered`,
  refused: msg`Refused`,
  handedOver: msg`Transferred`,
  foreign: msg`Shown here only`,
  damaged: msg({ message: 'Damaged', context: 'record' }),
}

const STATE_LOOKS: Record<LedgerState, { tone: Tone; icon: string }> = {
  unresolved: { tone: 'unk', icon: ICONS.clock },
  pending: { tone: 'unk', icon: ICONS.clock },
  sent: { tone: 'ok', icon: ICONS.circleCheck },
  refused: { tone: 'high', icon: ICONS.circleAlert },
  handedOver: { tone: 'unk', icon: ICONS.arrowLeftRight },
  foreign: { tone: 'unk', icon: ICONS.eye },
  damaged: { tone: 'high', icon: ICONS.circleAlert },
}

export function StateLabel({ state }: { state: LedgerState }) {
  const { i18n } = useLingui()
  return <StatusLabel {...STATE_LOOKS[state]}>{i18n._(STATE_WORDS[state])}</StatusLabel>
}
