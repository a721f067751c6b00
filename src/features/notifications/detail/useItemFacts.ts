import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { FeedEvent } from '#domain/notifications/feed'
import { useFormats } from '../../../i18n/FormatsProvider'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { overLimit } from '../../../widgets/notifications/feed/overLimit'

const WHEEL_NAMES = {
  frontLeft: msg`Front left`,
  frontRight: msg`Front right`,
  rearLeft: msg`Rear left`,
  rearRight: msg`Rear right`,
}

type Fact = readonly [name: string, value: string]

/** The figures of an event, in the visitor's units. */
export function useItemFacts(event: FeedEvent): Fact[] {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const { whole, percent, pressure, speed, speedLimit, distance, duration, system } = useFormats()
  switch (event.kind) {
    case 'trip':
      return [
        [t`Distance`, distance(event.info.distanceMi, 'oneDecimal').text],
        [t`Total time`, duration(event.info.totalMinutes)],
        [t`Idle time`, duration(event.info.idleMinutes)],
      ]
    case 'speeding': {
      const { limitMph } = event
      const over = overLimit(system, limitMph, event.percent)
      const unit = _(system === 'metric' ? UNIT_LABELS.kilometersPerHour : UNIT_LABELS.milesPerHour)
      return [
        [t`Speed`, speed(limitMph * (1 + event.percent / 100)).text],
        [t`Speed limit`, speedLimit(limitMph).text],
        [t`Over the limit`, `${whole(over.over)}\u00a0${unit} (${percent(over.percent)})`],
      ]
    }
    case 'oil':
      return [[t`Oil life`, percent(event.oilLife)]]
    case 'tire':
      return [
        [t`Wheel`, _(WHEEL_NAMES[event.wheel])],
        [t`Pressure`, pressure(event.pressurePsi).text],
        [t`Recommended`, pressure(event.recommendedPsi).text],
      ]
    case 'lowFuel':
      return [[t`Fuel level`, percent(event.fuelPercent)]]
    case 'charging':
      return [[t`Charge level`, percent(event.chargePercent)]]
    default:
      return []
  }
}
