import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lowTires, psiBelowRecommended } from '#domain/vehicle/lowReadings'
import type { TirePressure } from '#domain/vehicle/vehicle'
import { WHEEL_LABELS } from '../../../i18n/labels'

/** Names a single low tire and counts several, which the tires card shows. */
export function LowTires({ tires }: { tires: TirePressure }) {
  const { i18n } = useLingui()
  const low = lowTires(tires)
  const [first] = low
  if (first === undefined || low.length > 1) {
    return <Plural value={low.length} one="# tire is low" other="# tires are low" />
  }
  const wheel = i18n._(WHEEL_LABELS[first])
  const under = psiBelowRecommended(tires, first)
  return (
    <Trans>
      {wheel}, {under} psi low
    </Trans>
  )
}
