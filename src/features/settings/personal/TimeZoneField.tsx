import { useLingui } from '@lingui/react/macro'
import { startTransition, useMemo, useState } from 'react'
import { timeZoneGroups } from '#domain/account/timeZones'
import { timeZoneOffset, timeZonePlace } from '../../../i18n/timeZoneNames'
import { useDemoNow } from '../../../state/demoClock'
import { useLocale } from '../../../state/locale'
import { useRegion } from '../../../state/region'
import { ComboBoxField } from '../../../ui/fields/ComboBoxField'

export interface TimeZoneFieldProps {
  value: string
  onChange: (zone: string) => void
}

/** Every time zone that the device knows, found by typing, the region's own first. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const region = useRegion()
  const now = useDemoNow()
  // Four hundred rows take a moment: they come once somebody turns to the field, after the region's own.
  const [known, setKnown] = useState(NONE)
  const options = useMemo(() => {
    const order = new Intl.Collator(locale)
    const option = (zone: string) => ({
      id: zone,
      label: timeZonePlace(zone, i18n),
      detail: timeZoneOffset(zone, locale, now),
    })
    const { near, others } = timeZoneGroups(known, region, value)
    return [...near.map(option), ...others.map(option).toSorted((a, b) => order.compare(a.label, b.label))]
  }, [known, locale, region, now, value, i18n])
  return (
    <ComboBoxField
      key={locale}
      label={t`Time zone`}
      hideLabel
      options={options}
      value={value}
      onChange={(zone) => zone !== null && zone !== value && onChange(zone)}
      onFocus={() => startTransition(() => setKnown(KNOWN))}
      placeholder={t`Search for a city`}
    />
  )
}

const NONE: readonly string[] = []
/** Older browsers list none: the regions' own remain. */
const KNOWN: readonly string[] = Intl.supportedValuesOf?.('timeZone') ?? NONE
