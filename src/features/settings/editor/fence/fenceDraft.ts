import { type DraftShapes, EMPTY_SHAPE } from '#domain/geofence/drawing/geofenceDraft'
import { BOUNDARY_TYPES, type BoundaryType } from '#domain/geofence/geofence'
import { fitsShape } from '../../../../widgets/form/fitsShape'

/** Where the fence of a rule comes from: its own stored one, another stored one, or a drawing. */
export type FenceSource = { from: 'rule' } | { from: 'drawing' } | { from: 'stored'; id: string }

/** The fence as it is kept with the draft of a rule. */
export interface FenceDraft {
  source: FenceSource
  boundary: BoundaryType
  shapes: DraftShapes
}

/** Whether what was kept is a fence's draft. */
export function isFenceDraft(kept: unknown): kept is FenceDraft {
  const { source, boundary, shapes } = (kept ?? {}) as Partial<FenceDraft>
  return (
    fitsShape(source, { from: '' }) &&
    BOUNDARY_TYPES.some((type) => type === boundary) &&
    BOUNDARY_TYPES.every((type) => isShape(shapes?.[type]))
  )
}

function isShape(value: unknown): boolean {
  const { center, ...rest } = (value ?? {}) as Partial<DraftShapes[BoundaryType]>
  const { center: _, ...like } = { ...EMPTY_SHAPE, corners: [[0, 0]] }
  return (center === null || fitsShape(center, [0, 0])) && fitsShape(rest, like)
}
