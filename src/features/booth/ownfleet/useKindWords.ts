import { useLingui } from '@lingui/react/macro'
import type { KindWords } from '#domain/booth/ownFleet/dealtVehicle'

/** What a vehicle is called if its VIN tells only make and type, in the language that staff have chosen. */
export function useKindWords(): KindWords {
  const { t } = useLingui()
  return {
    car: (make) => t`${make} car`,
    multipurpose: (make) => t`${make} SUV`,
    truck: (make) => t`${make} truck`,
    unknown: t`Vehicle`,
  }
}
