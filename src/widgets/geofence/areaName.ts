import type { Locale } from '#domain/base/locale'
import type { MapArea } from '#domain/geofence/areas'

/** What an area is called: countries in the visitor's language, all others as people there write them. */
export function areaName({ code, name }: Pick<MapArea, 'code' | 'name'>, locale: Locale): string {
  return code === null ? name : (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? name)
}
