import { type Region, regionOf } from '../../../domain/kiosk/locale'
import { useKioskConfig } from '../../../state/config'
import { useLocale } from '../../../state/locale'

/** The region in force, and whether trip history is offered there (docs/decisions.md D3). */
export function useTripsOffered(): { region: Region; offered: boolean } {
  const region = regionOf(useLocale())
  return { region, offered: useKioskConfig().features.tripHistory.includes(region) }
}
