import { useLingui } from '@lingui/react/macro'
import type { KindWords } from '../../../domain/booth/ownFleet/dealtVehicle'

/** What a vehicle is called of which its VIN tells the type alone, in the language that staff have chosen. */
export function useKindWords(): KindWords {
  const { t } = useLingui()
  return { car: t`Car`, multipurpose: t`SUV`, truck: t`Truck`, unknown: t`Vehicle` }
}
