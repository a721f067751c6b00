import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it, vi } from 'vitest'
import { framesOf } from './frames'

/** A map that draws in each of its frames, and requests one on demand. */
function aMap() {
  const drawn = vi.fn()
  const map = {
    painter: { render: drawn },
    style: { tileManagers: { base: {}, 'room-vehicles': {} } },
    _placementDirty: false,
    loading: '',
    moving: false,
    isSourceLoaded: (id: string) => id !== map.loading,
    isMoving: () => map.moving,
    _render: () => map.painter.render(),
    triggerRepaint: vi.fn(() => map._render()),
  }
  return { map, drawn, frames: framesOf(map as unknown as MapLibre) }
}

/** A map of a MapLibre version without the inner members that frames use. */
function aMapOfAnotherMake() {
  const drawn = vi.fn()
  const map = { isSourceLoaded: () => false, isMoving: () => false, triggerRepaint: drawn }
  return { map, drawn, frames: framesOf(map as unknown as MapLibre) }
}

it('nothing is drawn while frames are held, and at once when they go on', () => {
  const { map, drawn, frames } = aMap()
  frames.hold()
  map._render()
  expect(drawn).not.toHaveBeenCalled()
  frames.release()
  expect(drawn).toHaveBeenCalledOnce()
})

it.each([1, 2])(
  'a held frame is drawn before the next press holds frames, if they go on %i times',
  (times) => {
    const { map, drawn, frames } = aMap()
    map.triggerRepaint.mockImplementation(() => {})
    frames.holdOnce()
    map._render()
    for (let time = 0; time < times; time += 1) frames.release()
    frames.holdOnce()
    map._render()
    frames.holdOnce()
    map._render()
    expect(drawn).toHaveBeenCalledOnce()
  },
)

it('frames that nobody asked for are not made up for', () => {
  const { drawn, frames } = aMap()
  frames.hold()
  frames.release()
  expect(drawn).not.toHaveBeenCalled()
})

it('what waits for the release is done once, the newest of it, and before the frame', () => {
  const { map, drawn, frames } = aMap()
  const done: string[] = []
  drawn.mockImplementation(() => done.push('frame'))
  frames.hold()
  map._render()
  for (const work of ['first', 'second']) frames.atRelease(() => done.push(work))
  frames.release()
  frames.atRelease(() => done.push('third'))
  expect(done).toEqual(['second', 'frame', 'third'])
})

it('a map that is hidden until it is whole is drawn once it is, and from then on', () => {
  const { map, drawn, frames } = aMap()
  let isWhole = false
  frames.skipDrawingUntil(() => isWhole)
  map._render()
  expect(drawn).not.toHaveBeenCalled()
  isWhole = true
  map._render()
  isWhole = false
  map._render()
  expect(drawn).toHaveBeenCalledTimes(2)
})

it('of the frames that follow from one change that is gathered the last one is drawn', () => {
  const { map, drawn, frames } = aMap()
  frames.gather()
  map.loading = 'room-vehicles'
  map._render()
  map._render()
  map.loading = ''
  map._placementDirty = true
  map._render()
  expect(drawn).not.toHaveBeenCalled()
  map._placementDirty = false
  map._render()
  expect(drawn).toHaveBeenCalledOnce()
})

it('what is not gathered, as a replay that moves in each frame, is drawn in each', () => {
  const { map, drawn } = aMap()
  map.loading = 'room-marker'
  map._render()
  map._placementDirty = true
  map._render()
  expect(drawn).toHaveBeenCalledTimes(2)
})

it('a map that moves, or waits for streets alone, is drawn in each frame', () => {
  const { map, drawn, frames } = aMap()
  frames.gather()
  map.loading = 'base'
  map._render()
  frames.gather()
  map.loading = 'room-vehicles'
  map.moving = true
  map._render()
  expect(drawn).toHaveBeenCalledTimes(2)
})

it('a change that has no end is drawn all the same', () => {
  const { map, drawn, frames } = aMap()
  map._placementDirty = true
  for (let frame = 0; frame < 10; frame += 1) {
    frames.gather()
    map._render()
  }
  expect(drawn).toHaveBeenCalledTimes(2)
})

it('a map without the members that frames are held by draws as it would, and what waits is done', () => {
  const { map, drawn, frames } = aMapOfAnotherMake()
  const work = vi.fn()
  frames.gather()
  frames.skipDrawingUntil(() => false)
  frames.hold()
  frames.atRelease(work)
  map.triggerRepaint()
  expect(drawn).toHaveBeenCalledOnce()
  frames.release()
  expect(work).toHaveBeenCalledOnce()
})

it.each(['_placementDirty', 'style'] as const)(
  'a map without %s draws what was gathered at once',
  (member) => {
    const { map, drawn, frames } = aMap()
    const inner: Partial<typeof map> = map
    delete inner[member]
    map.loading = member === 'style' ? 'room-vehicles' : ''
    frames.gather()
    map._render()
    expect(drawn).toHaveBeenCalledOnce()
  },
)

it('a map whose painter draws by another name still holds its frames', () => {
  const frame = vi.fn()
  const map = { painter: {}, _render: () => frame(), triggerRepaint: () => map._render() }
  const frames = framesOf(map as unknown as MapLibre)
  frames.hold()
  map._render()
  expect(frame).not.toHaveBeenCalled()
  frames.release()
  expect(frame).toHaveBeenCalledOnce()
})
