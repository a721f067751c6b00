import type { Region } from '#domain/base/locale'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'

/** Time zones of each region's country, from east to west. */
export const REGION_TIME_ZONES: Record<Region, readonly string[]> = {
  us: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
  ca: [
    'America/St_Johns',
    'America/Halifax',
    'America/Toronto',
    'America/Winnipeg',
    'America/Regina',
    'America/Edmonton',
    'America/Vancouver',
  ],
  mx: [
    'America/Cancun',
    'America/Mexico_City',
    'America/Monterrey',
    'America/Chihuahua',
    'America/Hermosillo',
    'America/Mazatlan',
    'America/Tijuana',
  ],
}

export interface TimeZoneGroups {
  /** Of the visitor's country, then of its neighbors. */
  near: string[]
  /** All others, unsorted. */
  others: string[]
}

/**
 * The IANA time zones to choose from (docs/rules.md LU-06): those that the device supports, plus the
 * product's default and the current one, which an older device may lack.
 * @param known zones that the device lists; empty if it lists none
 */
export function timeZoneGroups(known: readonly string[], region: Region, current: string): TimeZoneGroups {
  const regions: Region[] = [region, ...(['us', 'ca', 'mx'] as const).filter((one) => one !== region)]
  const near = regions.flatMap((one) => REGION_TIME_ZONES[one])
  const others = new Set([...known, DEFAULT_TIME_ZONE, current])
  for (const zone of near) others.delete(zone)
  return { near, others: [...others] }
}
