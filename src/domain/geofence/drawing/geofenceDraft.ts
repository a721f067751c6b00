import type { LngLat } from '#domain/geo/lngLat'
import { BOUNDARY_TYPES, type BoundaryType, findCrossing, type GeofenceArea } from '../geofence'
import { cornersAreaMi2, simplifyCorners } from '../geofenceShapes'

/**
 * The draft of a geofence as a pure reducer. Every boundary type has its own drawing and history, so that
 * looking at another type loses nothing.
 */

/** Limits of a circle, miles, as in `data/schemas/geofence.ts`. */
export const RADIUS_LIMITS_MI = { min: 0.05, max: 100 } as const
/** Initial radius of a circle, miles. */
export const FIRST_RADIUS_MI = 1
/** The smallest geofence in square miles, about 250 square meters: the size of one or two parking bays. */
export const MIN_AREA_MI2 = 0.0001
/** Maximum number of corners; more cannot be distinguished in the list. */
export const MAX_CORNERS = 50
/** Number of corners to which a known area is simplified for editing. */
const COPIED_AREA_CORNERS = 20

/** How a boundary type is drawn: by corners, as a circle, by choosing a known area, or by a suggestion. */
export type DrawingMode = 'corners' | 'circle' | 'chosen' | 'suggested'
const DRAWING_MODES: Record<BoundaryType, DrawingMode> = {
  automatic: 'suggested',
  city: 'chosen',
  county: 'chosen',
  country: 'chosen',
  zipCode: 'chosen',
  customize: 'corners',
  radius: 'circle',
  polygon: 'corners',
}
export const drawingMode = (boundary: BoundaryType): DrawingMode => DRAWING_MODES[boundary]

export interface DraftShape {
  /** In order; the first one is not repeated. */
  corners: LngLat[]
  closed: boolean
  center: LngLat | null
  /** Null if the typed text is not a number. A value outside the limits is kept and reported. */
  radiusMi: number | null
  /** The chosen row of `areas`, or name of the suggestion. */
  source: string | null
}

/** The shape of one boundary type with its undo and redo history. */
export interface BoundaryDrawing {
  current: DraftShape
  past: DraftShape[]
  future: DraftShape[]
  /** Consecutive steps of the same control are undone together. */
  lastStep: DraftAction['type'] | null
  /** Why closing was refused; until the next change. */
  closeProblem: GeofenceProblem | null
}

export interface GeofenceDraft {
  boundary: BoundaryType
  drawings: Record<BoundaryType, BoundaryDrawing>
  /** Index of the corner that the next tap moves. */
  picked: number | null
}

/** Why a shape is not a valid geofence yet. Corners are counted from 1, as in the list. */
export type GeofenceProblem =
  | { kind: 'nothing' }
  | { kind: 'tooFewCorners'; corners: number }
  | { kind: 'tooManyCorners'; most: number }
  | { kind: 'open' }
  | { kind: 'crossing'; first: [number, number]; second: [number, number]; at: LngLat }
  | { kind: 'tooSmall' }
  | { kind: 'radius' }

export type DraftAction =
  | { type: 'boundary'; boundary: BoundaryType }
  /** A tap on the map, or its center by keyboard: the next corner, the new place of the selected one, or the center. */
  | { type: 'tap'; at: LngLat }
  | { type: 'tapCorner'; corner: number }
  | { type: 'pick'; corner: number | null }
  /** A corner was dragged to a new place. */
  | { type: 'move'; corner: number; at: LngLat }
  | { type: 'remove'; corner: number }
  /** Adds a corner half-way to the next one. */
  | { type: 'split'; corner: number }
  | { type: 'close' }
  | { type: 'radius'; miles: number | null }
  /** Takes a known area or a suggestion as it is. */
  | { type: 'choose'; source: string; ring: LngLat[] }
  /** Initial corners: of the view, or of a simplified area. */
  | { type: 'start'; corners: LngLat[] }
  /** Loads a stored geofence for editing. */
  | { type: 'load'; boundary: BoundaryType; area: GeofenceArea }
  | { type: 'clear' }
  /** Replaces the whole draft, without undo. */
  | { type: 'replace'; draft: GeofenceDraft }
  | { type: 'undo' }
  | { type: 'redo' }

export const EMPTY_SHAPE: DraftShape = {
  corners: [],
  closed: false,
  center: null,
  radiusMi: FIRST_RADIUS_MI,
  source: null,
}
const newDrawing = (current: DraftShape = EMPTY_SHAPE): BoundaryDrawing => ({
  current,
  past: [],
  future: [],
  lastStep: null,
  closeProblem: null,
})

/** An empty draft, or one with a stored geofence for editing. */
export function newDraft(
  boundary: BoundaryType = 'polygon',
  area: GeofenceArea | null = null,
): GeofenceDraft {
  const drawings = Object.fromEntries(
    BOUNDARY_TYPES.map((type) => [type, newDrawing()]),
  ) as GeofenceDraft['drawings']
  if (area) drawings[boundary] = newDrawing(shapeOf(area))
  return { boundary, drawings, picked: null }
}

/** The shape of each boundary type, without history. */
export type DraftShapes = Record<BoundaryType, DraftShape>

export const shapesOf = ({ drawings }: GeofenceDraft): DraftShapes =>
  Object.fromEntries(BOUNDARY_TYPES.map((type) => [type, drawings[type].current])) as DraftShapes

/** A draft from stored shapes. */
export function draftOfShapes(boundary: BoundaryType, shapes: DraftShapes): GeofenceDraft {
  const drawings = Object.fromEntries(
    BOUNDARY_TYPES.map((type) => [type, newDrawing(shapes[type])]),
  ) as GeofenceDraft['drawings']
  return { boundary, drawings, picked: null }
}

function shapeOf(area: GeofenceArea): DraftShape {
  return area.type === 'Circle'
    ? { ...EMPTY_SHAPE, center: area.center, radiusMi: area.radiusMi }
    : { ...EMPTY_SHAPE, corners: area.coordinates[0].slice(0, -1), closed: true }
}

/** The shape of the current boundary type. */
export const currentShape = (draft: GeofenceDraft): DraftShape => draft.drawings[draft.boundary].current

/** The draft after an action; the same object when nothing changes. */
export function draftReducer(draft: GeofenceDraft, action: DraftAction): GeofenceDraft {
  const { boundary, drawings, picked } = draft
  const drawing = drawings[boundary]
  switch (action.type) {
    case 'replace':
      return action.draft
    case 'boundary':
      return action.boundary === boundary ? draft : { ...draft, boundary: action.boundary, picked: null }
    case 'load': {
      const before = drawings[action.boundary]
      const loaded = { ...newDrawing(shapeOf(action.area)), past: [...before.past, before.current] }
      return { boundary: action.boundary, picked: null, drawings: { ...drawings, [action.boundary]: loaded } }
    }
    case 'pick': {
      const there = action.corner !== null && action.corner < drawing.current.corners.length
      return { ...draft, picked: there && action.corner !== picked ? action.corner : null }
    }
    case 'tapCorner':
      if (
        picked === null &&
        action.corner === 0 &&
        !drawing.current.closed &&
        drawing.current.corners.length > 2
      ) {
        return draftReducer(draft, { type: 'close' })
      }
      return draftReducer(draft, { type: 'pick', corner: action.corner })
    case 'undo':
      return { ...draft, picked: null, drawings: { ...drawings, [boundary]: undo(drawing) } }
    case 'redo':
      return { ...draft, picked: null, drawings: { ...drawings, [boundary]: redo(drawing) } }
    case 'close': {
      const closeProblem = closingProblem(drawing.current.corners)
      if (closeProblem)
        return { ...draft, drawings: { ...drawings, [boundary]: { ...drawing, closeProblem } } }
      break
    }
  }
  const current = shapeReducer(drawing.current, action, drawingMode(boundary), picked)
  if (current === drawing.current) return draft
  const isSameControl = action.type === 'radius' && drawing.lastStep === 'radius'
  const next: BoundaryDrawing = {
    current,
    past: isSameControl ? drawing.past : [...drawing.past, drawing.current],
    future: [],
    lastStep: action.type,
    closeProblem: null,
  }
  return { ...draft, picked: null, drawings: { ...drawings, [boundary]: next } }
}

function undo(drawing: BoundaryDrawing): BoundaryDrawing {
  const before = drawing.past.at(-1)
  if (!before) return drawing
  return {
    ...newDrawing(before),
    past: drawing.past.slice(0, -1),
    future: [drawing.current, ...drawing.future],
  }
}

function redo(drawing: BoundaryDrawing): BoundaryDrawing {
  const [after, ...future] = drawing.future
  return after ? { ...newDrawing(after), past: [...drawing.past, drawing.current], future } : drawing
}

function shapeReducer(
  shape: DraftShape,
  action: DraftAction,
  mode: DrawingMode,
  picked: number | null,
): DraftShape {
  const { corners } = shape
  switch (action.type) {
    case 'tap':
      if (mode === 'circle') return { ...shape, center: action.at }
      return mode === 'corners' ? addOrMoveCorner(shape, action.at, picked) : shape
    case 'move':
      return movedCorner(shape, action.corner, action.at)
    case 'remove': {
      const rest = corners.toSpliced(action.corner, 1)
      return { ...shape, corners: rest, closed: shape.closed && rest.length > 2 }
    }
    case 'split': {
      const [from, to] = [corners[action.corner], corners[(action.corner + 1) % corners.length]]
      if (!from || !to || corners.length >= MAX_CORNERS) return shape
      const middle: LngLat = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      return { ...shape, corners: corners.toSpliced(action.corner + 1, 0, middle) }
    }
    case 'close':
      return shape.closed ? shape : { ...shape, closed: true }
    case 'radius':
      return { ...shape, radiusMi: action.miles }
    case 'choose':
      return { ...shape, corners: action.ring.slice(0, -1), closed: true, source: action.source }
    case 'start':
      return { ...shape, corners: simplifyCorners(action.corners, COPIED_AREA_CORNERS), closed: true }
    case 'clear':
      return shape === EMPTY_SHAPE ? shape : EMPTY_SHAPE
    default:
      return shape
  }
}

function addOrMoveCorner(shape: DraftShape, at: LngLat, picked: number | null): DraftShape {
  const { corners, closed } = shape
  if (picked !== null && picked < corners.length) return movedCorner(shape, picked, at)
  const again = String(corners.at(-1)) === String(at)
  if (closed || again || corners.length >= MAX_CORNERS) return shape
  return { ...shape, corners: [...corners, at] }
}

function movedCorner(shape: DraftShape, corner: number, at: LngLat): DraftShape {
  return corner < shape.corners.length ? { ...shape, corners: shape.corners.with(corner, at) } : shape
}

/** Why these corners cannot be closed to a geofence, or null. */
export function closingProblem(corners: readonly LngLat[]): GeofenceProblem | null {
  if (corners.length === 0) return { kind: 'nothing' }
  if (corners.length < 3) return { kind: 'tooFewCorners', corners: corners.length }
  const crossing = crossingOf([...corners, ...corners.slice(0, 1)], corners.length)
  if (crossing) return crossing
  return cornersAreaMi2(corners) < MIN_AREA_MI2 ? { kind: 'tooSmall' } : null
}

function crossingOf(line: readonly LngLat[], corners: number): GeofenceProblem | null {
  const found = findCrossing(line)
  if (!found) return null
  const ends = (edge: number): [number, number] => [edge + 1, ((edge + 1) % corners) + 1]
  return { kind: 'crossing', first: ends(found.edges[0]), second: ends(found.edges[1]), at: found.at }
}

/** Why the draft cannot be stored yet, or null. */
export function draftProblem(draft: GeofenceDraft): GeofenceProblem | null {
  const { corners, closed, center, radiusMi } = currentShape(draft)
  if (drawingMode(draft.boundary) === 'circle') {
    if (!center) return { kind: 'nothing' }
    const fits = radiusMi !== null && RADIUS_LIMITS_MI.min <= radiusMi && radiusMi <= RADIUS_LIMITS_MI.max
    return fits ? null : { kind: 'radius' }
  }
  return closingProblem(corners) ?? (closed ? null : { kind: 'open' })
}

/**
 * Problems that are reported before the geofence is finished: why closing was refused, lines that cross, a
 * radius out of bounds, too many corners. Missing parts are not reported.
 */
export function drawingProblem(draft: GeofenceDraft): GeofenceProblem | null {
  const { current, closeProblem } = draft.drawings[draft.boundary]
  const mode = drawingMode(draft.boundary)
  if (closeProblem) return closeProblem
  if (mode === 'circle') {
    const problem = draftProblem(draft)
    return problem?.kind === 'radius' ? problem : null
  }
  if (mode !== 'corners') return null
  if (current.closed) return closingProblem(current.corners)
  if (current.corners.length >= MAX_CORNERS) return { kind: 'tooManyCorners', most: MAX_CORNERS }
  return crossingOf(current.corners, current.corners.length)
}

/** The geofence as it is stored, or null while the draft has a problem. */
export function draftArea(draft: GeofenceDraft): GeofenceArea | null {
  if (draftProblem(draft)) return null
  const { corners, center, radiusMi } = currentShape(draft)
  if (drawingMode(draft.boundary) === 'circle') {
    return center && radiusMi !== null ? { type: 'Circle', center, radiusMi } : null
  }
  return { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] }
}

/** The geofence if the draft were finished now, with an open shape closed; null if it is not valid. */
export function provisionalArea(draft: GeofenceDraft): GeofenceArea | null {
  const open = draftProblem(draft)?.kind === 'open'
  return draftArea(open ? draftReducer(draft, { type: 'close' }) : draft)
}
