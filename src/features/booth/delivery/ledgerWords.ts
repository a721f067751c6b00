import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LedgerFilter, LedgerState } from '#domain/booth/ledger'
import type { Tone } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'

export const FILTER_WORDS: Record<LedgerFilter, MessageDescriptor> = {
  all: msg`All`,
  waiting: msg`Waiting`,
  sent: msg`Delivered`,
  refused: msg`Refused`,
  elsewhere: msg`With another kiosk`,
}

export const STATE_WORDS: Record<LedgerState, MessageDescriptor> = {
  unresolved: msg`Waiting for configuration`,
  pending: msg`Waiting`,
  sent: msg`Delivered`,
  refused: msg`Refused`,
  handedOver: msg`Transferred`,
  foreign: msg`Shown here only`,
  damaged: msg({ message: 'Damaged', context: 'record' }),
}

export const STATE_LOOKS: Record<LedgerState, { tone: Tone; icon: string }> = {
  unresolved: { tone: 'unk', icon: ICONS.clock },
  pending: { tone: 'unk', icon: ICONS.clock },
  sent: { tone: 'ok', icon: ICONS.circleCheck },
  refused: { tone: 'high', icon: ICONS.circleAlert },
  handedOver: { tone: 'unk', icon: ICONS.arrowLeftRight },
  foreign: { tone: 'unk', icon: ICONS.eye },
  damaged: { tone: 'high', icon: ICONS.circleAlert },
}
