/**
 * Images of the map are named by their content, and drawn when the map first requests them: after a change of
 * style, or with a new WebGL context, it requests them again.
 */
export type ImageSpec =
  | { kind: 'vehicle'; tone: VehicleTone; selected: boolean }
  | { kind: 'cluster'; count: number }
  | { kind: 'pin'; pin: PinKind; selected: boolean; dimmed: boolean }
  | { kind: 'dot'; dot: DotPicture; selected: boolean; num: number }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'vertex'; selected: boolean; first: boolean }
  | { kind: 'tip'; text: string }

export const VEHICLE_TONES = ['moving', 'parked', 'silent', 'alert'] as const
export type VehicleTone = (typeof VEHICLE_TONES)[number]

export const PIN_KINDS = ['depot', 'dealer', 'customer', 'fuel', 'charger', 'lot'] as const
export type PinKind = (typeof PIN_KINDS)[number]

/** The kinds of trip dots; start and end have separate images. */
export type DotPicture =
  | 'start'
  | 'hardBraking'
  | 'hardAcceleration'
  | 'end'
  | 'speedReading'
  | 'roadSpeeding'
  | 'idling'
  | 'grouped'
  | 'camera'
  | 'adasBraking'
  | 'fixedSpeed'

const NAME_PREFIX = 'pharos:'

/** The name of an image, for `icon-image`; without the outer braces, which a style would read as a token. */
export function imageName(spec: ImageSpec): string {
  return NAME_PREFIX + JSON.stringify(spec).slice(1, -1)
}

/** Parses the name of an image; null for one that is not ours. */
export function parseImageName(name: string): ImageSpec | null {
  return name.startsWith(NAME_PREFIX)
    ? (JSON.parse(`{${name.slice(NAME_PREFIX.length)}}`) as ImageSpec)
    : null
}
