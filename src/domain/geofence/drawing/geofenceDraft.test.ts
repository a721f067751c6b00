import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { crossesItself } from '../geofence'
import {
  closingProblem,
  currentShape,
  type DraftAction,
  draftArea,
  draftProblem,
  draftReducer,
  drawingProblem,
  type GeofenceDraft,
  MAX_CORNERS,
  newDraft,
  provisionalArea,
} from './geofenceDraft'

const drawn = (draft: GeofenceDraft, ...actions: DraftAction[]): GeofenceDraft =>
  actions.reduce(draftReducer, draft)
const taps = (...places: LngLat[]): DraftAction[] => places.map((at) => ({ type: 'tap', at }))
const A: LngLat = [-87.7, 41.85]
const B: LngLat = [-87.68, 41.85]
const C: LngLat = [-87.68, 41.87]
const D: LngLat = [-87.7, 41.87]

describe('drawing a polygon', () => {
  it('adds a corner a tap and closes on the first one', () => {
    const draft = drawn(newDraft('polygon'), ...taps(A, B, C), { type: 'tapCorner', corner: 0 })
    expect(draftArea(draft)).toEqual({ type: 'Polygon', coordinates: [[A, B, C, A]] })
  })

  it('refuses to close two corners and keeps them', () => {
    const draft = drawn(newDraft('polygon'), ...taps(A, B), { type: 'close' })
    expect(drawingProblem(draft)).toEqual({ kind: 'tooFewCorners', corners: 2 })
    expect(currentShape(draft)).toMatchObject({ corners: [A, B], closed: false })
  })

  it('names the corners of the lines that cross', () => {
    const draft = drawn(newDraft('polygon'), ...taps(A, C, B, D))
    expect(drawingProblem(draft)).toMatchObject({ kind: 'crossing', first: [1, 2], second: [3, 4] })
  })

  it('refuses a closing line that would cross, which the open line did not', () => {
    const bowTie = drawn(newDraft('polygon'), ...taps(A, B, D, C))
    expect(drawingProblem(bowTie)).toBeNull()
    expect(drawingProblem(drawn(bowTie, { type: 'close' }))).toMatchObject({
      kind: 'crossing',
      first: [2, 3],
      second: [4, 1],
    })
  })

  it('refuses corners that enclose nothing', () => {
    expect(closingProblem([A, [A[0] + 1e-6, A[1]], [A[0], A[1] + 1e-6]])).toEqual({ kind: 'tooSmall' })
  })

  it('moves the picked corner to the next tap, also once closed', () => {
    const closed = drawn(newDraft('polygon'), ...taps(A, B, C), { type: 'close' })
    const moved = drawn(closed, { type: 'tapCorner', corner: 2 }, { type: 'tap', at: D })
    expect(currentShape(moved)).toMatchObject({ corners: [A, B, D], closed: true })
    expect(moved.picked).toBeNull()
  })

  it('moves a dragged corner in one step, and forgets which one was picked', () => {
    const closed = drawn(newDraft('polygon'), ...taps(A, B, C), { type: 'close' })
    const moved = drawn(closed, { type: 'pick', corner: 0 }, { type: 'move', corner: 2, at: D })
    expect(currentShape(moved)).toMatchObject({ corners: [A, B, D], closed: true })
    expect(moved.picked).toBeNull()
    expect(currentShape(drawn(moved, { type: 'undo' }))).toEqual(currentShape(closed))
  })

  it('adds nothing to a closed shape', () => {
    const closed = drawn(newDraft('polygon'), ...taps(A, B, C), { type: 'close' })
    expect(drawn(closed, { type: 'tap', at: D })).toBe(closed)
  })

  it('opens again when a corner of three is removed', () => {
    const closed = drawn(newDraft('polygon'), ...taps(A, B, C), { type: 'close' })
    expect(currentShape(drawn(closed, { type: 'remove', corner: 1 }))).toMatchObject({
      corners: [A, C],
      closed: false,
    })
  })

  it('is measured before it is closed, not while its lines cross', () => {
    const open = drawn(newDraft('polygon'), ...taps(A, B, C))
    expect(draftArea(open)).toBeNull()
    expect(provisionalArea(open)).toEqual({ type: 'Polygon', coordinates: [[A, B, C, A]] })
    expect(provisionalArea(drawn(newDraft('polygon'), ...taps(A, B, D, C)))).toBeNull()
    expect(provisionalArea(drawn(newDraft('polygon'), ...taps(A, B)))).toBeNull()
  })

  it('puts a corner half-way to the next, and from the last to the first', () => {
    const draft = drawn(newDraft('polygon'), ...taps(A, B, C), { type: 'split', corner: 2 })
    expect(currentShape(draft).corners[3]).toEqual([(A[0] + C[0]) / 2, (A[1] + C[1]) / 2])
  })

  it('takes no more corners than the list can hold, and says so', () => {
    const round = Array.from(
      { length: MAX_CORNERS + 3 },
      (_, at): LngLat => [-87 + Math.cos(at / 10), 41 + Math.sin(at / 10)],
    )
    const draft = drawn(newDraft('polygon'), ...taps(...round))
    expect(currentShape(draft).corners).toHaveLength(MAX_CORNERS)
    expect(drawingProblem(draft)).toEqual({ kind: 'tooManyCorners', most: MAX_CORNERS })
  })
})

describe('drawing a circle', () => {
  it('needs a center, then a radius within its limits', () => {
    const draft = newDraft('radius')
    expect(draftProblem(draft)).toEqual({ kind: 'nothing' })
    const placed = drawn(draft, { type: 'tap', at: A })
    expect(draftArea(placed)).toEqual({ type: 'Circle', center: A, radiusMi: 1 })
    expect(draftProblem(drawn(placed, { type: 'radius', miles: 101 }))).toEqual({ kind: 'radius' })
    expect(draftProblem(drawn(placed, { type: 'radius', miles: null }))).toEqual({ kind: 'radius' })
    expect(draftProblem(drawn(placed, { type: 'radius', miles: 100 }))).toBeNull()
  })

  it('undoes a run of radius steps at once', () => {
    const placed = drawn(newDraft('radius'), { type: 'tap', at: A })
    const grown = drawn(placed, ...[2, 3, 4].map((miles): DraftAction => ({ type: 'radius', miles })))
    expect(currentShape(drawn(grown, { type: 'undo' }))).toEqual(currentShape(placed))
  })
})

describe('changing the boundary type', () => {
  it('keeps the drawing of the previous type', () => {
    const polygon = drawn(newDraft('polygon'), ...taps(A, B, C), { type: 'close' })
    const seen = drawn(polygon, { type: 'boundary', boundary: 'radius' }, { type: 'tap', at: D })
    expect(draftArea(seen)).toMatchObject({ type: 'Circle' })
    expect(draftArea(drawn(seen, { type: 'boundary', boundary: 'polygon' }))).toEqual(draftArea(polygon))
  })

  it('continues with a stored geofence, and undo restores what was drawn before', () => {
    const area = { type: 'Polygon' as const, coordinates: [[A, B, C, A]] as [LngLat[]] }
    const loaded = drawn(newDraft('radius'), { type: 'load', boundary: 'polygon', area })
    expect(draftArea(loaded)).toEqual(area)
    expect(currentShape(drawn(loaded, { type: 'undo' })).corners).toEqual([])
  })

  it('takes a chosen area as it is, and taps do not add to it', () => {
    const ring: LngLat[] = [A, B, C, D, A]
    const draft = drawn(newDraft('zipCode'), { type: 'choose', source: 'a-9', ring })
    expect(draftArea(draft)).toEqual({ type: 'Polygon', coordinates: [ring] })
    expect(drawn(draft, { type: 'tap', at: [-87.6, 41.8] })).toBe(draft)
  })
})

describe('any run of actions', () => {
  // Few places, so that taps coincide, lines run back and cross.
  const place = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }))
  const at = place.map(([x, y]): LngLat => [-87.7 + x / 100, 41.8 + y / 100])
  const corner = fc.integer({ min: 0, max: 7 })
  const action: fc.Arbitrary<DraftAction> = fc.oneof(
    { weight: 6, arbitrary: at.map((place): DraftAction => ({ type: 'tap', at: place })) },
    corner.map((index): DraftAction => ({ type: 'tapCorner', corner: index })),
    fc.tuple(corner, at).map(([index, place]): DraftAction => ({ type: 'move', corner: index, at: place })),
    corner.map((index): DraftAction => ({ type: 'remove', corner: index })),
    corner.map((index): DraftAction => ({ type: 'split', corner: index })),
    fc.double({ min: 0, max: 200, noNaN: true }).map((miles): DraftAction => ({ type: 'radius', miles })),
    fc.constantFrom<DraftAction>(
      { type: 'close' },
      { type: 'clear' },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'boundary', boundary: 'radius' },
      { type: 'boundary', boundary: 'polygon' },
    ),
  )
  const run = fc.array(action, { maxLength: 40 })

  it('never gives a geofence that crosses itself or is out of bounds', () => {
    fc.assert(
      fc.property(run, (actions) => {
        const area = draftArea(drawn(newDraft('polygon'), ...actions))
        if (area?.type === 'Polygon') expect(crossesItself(area.coordinates[0])).toBe(false)
        if (area?.type === 'Circle') expect(area.radiusMi).toBeGreaterThanOrEqual(0.05)
      }),
    )
  })

  it('is undone step by step to nothing, and redone to the same shape', () => {
    fc.assert(
      fc.property(run, (actions) => {
        const draft = drawn(newDraft('polygon'), ...actions)
        const steps = draft.drawings[draft.boundary].past.length
        const undone = drawn(draft, ...Array(steps).fill({ type: 'undo' }))
        expect(currentShape(undone)).toEqual(currentShape(newDraft('polygon')))
        expect(currentShape(drawn(undone, ...Array(steps).fill({ type: 'redo' })))).toEqual(
          currentShape(draft),
        )
      }),
    )
  })

  it('picks only a corner that is there', () => {
    fc.assert(
      fc.property(run, (actions) => {
        const draft = drawn(newDraft('polygon'), ...actions)
        if (draft.picked !== null) expect(currentShape(draft).corners[draft.picked]).toBeDefined()
      }),
    )
  })
})
