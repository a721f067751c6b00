import { useLingui } from '@lingui/react/macro'
import type { LedgerState } from '#domain/booth/ledger'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { STATE_LOOKS, STATE_WORDS } from './ledgerWords'

export function StateLabel({ state }: { state: LedgerState }) {
  const { i18n } = useLingui()
  return <StatusLabel {...STATE_LOOKS[state]}>{i18n._(STATE_WORDS[state])}</StatusLabel>
}
