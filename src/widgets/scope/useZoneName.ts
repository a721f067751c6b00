import { useLingui } from '@lingui/react/macro'
import { isRegionTime } from '#domain/places/openingHours'
import { timeZoneOffset, timeZonePlace } from '../../i18n/timeZoneNames'
import { useFormats } from '../../i18n/useFormats'
import { useDemoNow } from '../../state/demoClock'
import { useRegion } from '../../state/region'

/**
 * The account's time zone, to be named beside times of what happened at a place, because its clock is not the one of
 * the region that is shown (docs/decisions.md D19); null if the two clocks agree.
 */
export function useZoneName(): string | null {
  const { t, i18n } = useLingui()
  const { timeZone, locale } = useFormats()
  const region = useRegion()
  const now = useDemoNow()
  if (isRegionTime(timeZone, region, now)) return null
  const place = timeZonePlace(timeZone, i18n)
  const offset = timeZoneOffset(timeZone, locale, now)
  return t`${place} time (${offset})`
}
