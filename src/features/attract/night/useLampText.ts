import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { LampFact } from '#domain/attract/night/lampLine'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { WHEEL_LABELS } from '../../../i18n/labels'
import { useFormats } from '../../../i18n/useFormats'
import { useFindingText } from '../../../widgets/vehicle/useFindingText'

/** The words of a fact about a vehicle, as lists and pages say them. */
export function useLampText(): (vehicle: Vehicle, fact: LampFact) => string {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const findingOf = useFindingText()
  return useCallback(
    (vehicle, fact) => {
      switch (fact.kind) {
        case 'tire':
          return `${i18n._(WHEEL_LABELS[fact.wheel])} ${formats.pressure(fact.psi).text}`
        case 'finding':
          return findingOf(vehicle)
        case 'moving': {
          const speed = formats.speed(fact.speedMph).text
          return t`Moving, ${speed}`
        }
        case 'charge': {
          const level = formats.percent(fact.percent)
          return t`Charge ${level}`
        }
        case 'parked': {
          const duration = formats.duration(wholeHours(fact.minutes))
          return t`Parked, ${duration}`
        }
        case 'fuel': {
          const level = formats.percent(fact.percent)
          return t`Fuel ${level}`
        }
      }
    },
    [t, i18n, formats, findingOf],
  )
}

/** From an hour on, minutes tell nothing. */
const wholeHours = (minutes: number): number => (minutes < 60 ? minutes : Math.floor(minutes / 60) * 60)
