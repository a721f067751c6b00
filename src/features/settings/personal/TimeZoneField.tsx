import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { timeZoneGroups } from '../../../domain/account/timeZones'
import { regionOf } from '../../../domain/kiosk/locale'
import { timeZoneDetail, timeZonePlace } from '../../../i18n/timeZoneNames'
import { useDemoNow } from '../../../state/demoClock'
import { useLocale } from '../../../state/locale'
import { ComboBoxField } from '../../../ui/fields/ComboBoxField'

export interface TimeZoneFieldProps {
  value: string
  onChange: (zone: string) => void
}

/** Every time zone that the device knows, found by typing, the region's own first. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const now = useDemoNow()
  // Naming four hundred zones takes a moment, which the first picture of the page does not wait for.
  const isPainted = useDeferredValue(true, false)
  const known = isPainted ? KNOWN : NONE
  const options = useMemo(() => {
    const order = new Intl.Collator(locale)
    const option = (zone: string) => ({
      id: zone,
      label: timeZonePlace(zone, i18n),
      detail: timeZoneDetail(zone, locale, now),
    })
    const { near, others } = timeZoneGroups(known, regionOf(locale), value)
    return [...near.map(option), ...others.map(option).toSorted((a, b) => order.compare(a.label, b.label))]
  }, [known, locale, now, value, i18n])
  return (
    <ComboBoxField
      key={`${locale} ${known.length}`}
      label={t`Time zone`}
      hideLabel
      options={options}
      value={value}
      onChange={(zone) => zone !== null && zone !== value && onChange(zone)}
      placeholder={t`Search for a city`}
    />
  )
}

const NONE: readonly string[] = []
/** Older browsers list none: the regions' own remain. */
const KNOWN: readonly string[] = Intl.supportedValuesOf?.('timeZone') ?? NONE
