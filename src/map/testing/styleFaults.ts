import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { StyleSpecification } from 'maplibre-gl'

/** What MapLibre would refuse in a style, and does not look for in the product. */
export function styleFaults(style: StyleSpecification): string[] {
  return validateStyleMin(style).map(({ message }) => message)
}
