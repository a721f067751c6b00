import { useLingui } from '@lingui/react/macro'
import type { ChapterId } from '#domain/tour/chapters'
import type { VehicleImage } from '#domain/vehicle/vehicle'

/** The vehicle that represents each chapter. */
export const CHAPTER_IMAGES: Record<ChapterId, VehicleImage> = {
  day: { body: 'van', paint: 'white' },
  map: { body: 'suv', paint: 'red' },
  vehicle: { body: 'pickup', paint: 'blue' },
  people: { body: 'hatch', paint: 'teal' },
  business: { body: 'van', paint: 'grey' },
}

/** Name of each chapter, and what it shows. */
export function useChapterWords(): Record<ChapterId, { name: string; text: string }> {
  const { t } = useLingui()
  return {
    day: { name: t`Your day at a glance`, text: t`Health, recalls, and driving on one screen` },
    map: { name: t`Where everyone is`, text: t`Vehicles, places, and chargers on one map` },
    vehicle: { name: t`Inside one vehicle`, text: t`Readings, remote commands, and every trip` },
    people: { name: t`How people drive`, text: t`Scores with their reasons, measures, and cameras` },
    business: { name: t`What it costs, what it tells you`, text: t`Receipts, reports, rules, and add-ons` },
  }
}
