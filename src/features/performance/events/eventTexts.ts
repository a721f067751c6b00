import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { EventSection } from '#domain/performance/eventsSearch'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import type { VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useFormats } from '../../../i18n/useFormats'
import type { Delta } from '../../../ui/display/DeltaText'
import type { SectionLabels } from '../../../widgets/list/filterParts'

/** Names of the types of events; the fixed speed in the visitor's unit. */
export function useEventNames(): Record<VehicleEvent, string> {
  const { t } = useLingui()
  const fast = useFormats().alertSpeed(FIXED_SPEED_MPH).text
  return useMemo(
    () => ({
      hardBraking: t`Hard braking`,
      hardAcceleration: t`Hard acceleration`,
      roadSpeeding: t`Road speeding`,
      speedOver80: t`Speed over ${fast}`,
      seatbelt: t`Seat belt off`,
      adasBraking: t`Automatic braking`,
      excessiveIdling: t`Excessive idling`,
      camera: t`Camera events`,
    }),
    [t, fast],
  )
}

/** Labels of the filter of the list of trip events. */
export function useEventLabels(): SectionLabels<EventSection> {
  const { t } = useLingui()
  const names = useEventNames()
  return useMemo(() => {
    const driving = { driven: t`Driven`, parked: t`Not driven`, silent: t`Sends no data` }
    const values: Readonly<Record<EventSection, Readonly<Record<string, string>>>> = { types: names, driving }
    return {
      section: (section) => (section === 'types' ? t`Type of event` : t`In this period`),
      value: (section, value) => values[section][value] ?? value,
    }
  }, [t, names])
}

/** The change of an event rate, for which lower is better; null without a previous value. */
export function rateDelta(
  changePercent: number | null,
  signedPercent: (percent: number) => string,
): Delta | null {
  if (changePercent === null) return null
  const tenths = Math.round(changePercent * 10)
  const direction = tenths > 0 ? 'up' : tenths < 0 ? 'down' : 'same'
  return { text: signedPercent(changePercent), direction, good: direction === 'down' }
}
