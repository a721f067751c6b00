import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '#domain/base/locale'
import type { MapArea } from '#domain/geofence/areas'
import type { BoundaryType } from '#domain/geofence/geofence'

/** Labels of the boundary types (docs/rules.md SE-42). */
export const BOUNDARY_LABELS: Record<BoundaryType, MessageDescriptor> = {
  automatic: msg({ id: 'boundary.automatic', message: 'Automatic' }),
  city: msg({ id: 'boundary.city', message: 'City' }),
  county: msg({ id: 'boundary.county', message: 'County' }),
  country: msg({ id: 'boundary.country', message: 'Country' }),
  zipCode: msg({ id: 'boundary.zipCode', message: 'Zip code' }),
  customize: msg({ id: 'boundary.customize', message: 'Customize' }),
  radius: msg({ id: 'boundary.radius', message: 'Radius' }),
  polygon: msg({ id: 'boundary.polygon', message: 'Polygon' }),
}

/** How each type is drawn. */
export const BOUNDARY_DETAILS: Record<BoundaryType, MessageDescriptor> = {
  automatic: msg`Suggested from your places and vehicles`,
  city: msg`Choose a city`,
  county: msg`Choose a county`,
  country: msg`Choose a country`,
  zipCode: msg`Choose a zip code`,
  customize: msg`Start from an area and adjust its corners`,
  radius: msg`A circle around a point`,
  polygon: msg`Corner by corner`,
}

/** Name of an area: countries in the visitor's language, all others in their own. */
export function areaName({ code, name }: Pick<MapArea, 'code' | 'name'>, locale: Locale): string {
  return code === null ? name : (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? name)
}
