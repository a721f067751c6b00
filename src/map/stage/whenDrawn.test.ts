import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it, vi } from 'vitest'
import { whenDrawn } from './whenDrawn'

/** A map of 400 x 300 whose tiles are loaded or loading, and a host whose size the test sets. */
function scene({ loaded = true, moving = false, placing = false, compiling = false } = {}) {
  const listeners = new Map<string, Set<() => void>>()
  const tiles = { loaded }
  const asked = { frames: 0 }
  const drawing = vi.fn()
  const map = {
    getCanvas: () => ({ clientWidth: 400, clientHeight: 300, getContext: () => (compiling ? gl : null) }),
    getSource: () => ({}),
    isSourceLoaded: () => tiles.loaded,
    isMoving: () => moving,
    _placementDirty: placing,
    on: (type: string, listener: () => void) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    off: (type: string, listener: () => void) => listeners.get(type)?.delete(listener),
    painter: { render: drawing },
    _render: () => undefined,
    triggerRepaint: () => {
      asked.frames += 1
    },
  }
  const gl = { UNSIGNALED: 1, fenceSync: () => ({}), flush() {}, getSyncParameter: () => 2, deleteSync() {} }
  const host = { clientWidth: 400, clientHeight: 300 }
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized = listener
      }
      observe() {}
      disconnect() {}
    },
  )
  const fire = (type: string) => {
    for (const listener of [...(listeners.get(type) ?? [])]) listener()
  }
  const frame = () => {
    if (asked.frames === 0) return
    asked.frames = 0
    map.painter.render()
    fire('render')
  }
  const resize = (clientWidth: number) => {
    host.clientWidth = clientWidth
    resized()
  }
  const goOn = () => map.triggerRepaint()
  const placeNames = () => {
    map._placementDirty = false
    goOn()
  }
  const failTile = () => {
    tiles.loaded = true
    fire('error')
  }
  const onDrawn = vi.fn()
  whenDrawn(map as unknown as MapLibre, host as HTMLElement, ['base'], onDrawn)
  return { frame, drawings: () => drawing.mock.calls.length, resize, goOn, placeNames, failTile, onDrawn }
}

it('the first frame of the host’s size is the drawn one', () => {
  const { frame, onDrawn } = scene()
  frame()
  expect(onDrawn).toHaveBeenCalledOnce()
})

it('a host that went through another size and back is drawn by a frame that it asks for', () => {
  const { frame, resize, onDrawn } = scene()
  resize(200)
  frame()
  expect(onDrawn).not.toHaveBeenCalled()
  resize(400)
  frame()
  expect(onDrawn).toHaveBeenCalledOnce()
})

it('a map whose last tile failed is drawn without it', () => {
  const { frame, failTile, onDrawn } = scene({ loaded: false })
  frame()
  expect(onDrawn).not.toHaveBeenCalled()
  failTile()
  frame()
  expect(onDrawn).toHaveBeenCalledOnce()
})

it('a frame without the last names is not drawn, because a second one would follow', () => {
  const { frame, placeNames, onDrawn } = scene({ placing: true })
  frame()
  expect(onDrawn).not.toHaveBeenCalled()
  placeNames()
  frame()
  expect(onDrawn).toHaveBeenCalledOnce()
})

it('names that never end are not waited for', () => {
  const { frame, goOn, onDrawn } = scene({ placing: true })
  for (let count = 0; count < 4; count += 1) {
    frame()
    goOn()
  }
  expect(onDrawn).not.toHaveBeenCalled()
  frame()
  expect(onDrawn).toHaveBeenCalledOnce()
})

it('a map that moves, whose names are placed all the time, does not wait for them', () => {
  const { frame, onDrawn } = scene({ placing: true, moving: true })
  frame()
  expect(onDrawn).toHaveBeenCalledOnce()
})

it('the drawing that compiles the programs is not shown, and nothing is drawn until they are compiled', () => {
  vi.useFakeTimers()
  const { frame, goOn, drawings, onDrawn } = scene({ compiling: true })
  frame()
  goOn()
  frame()
  expect(onDrawn).not.toHaveBeenCalled()
  expect(drawings()).toBe(1)
  vi.advanceTimersByTime(50)
  frame()
  expect(onDrawn).toHaveBeenCalledOnce()
  expect(drawings()).toBe(2)
  vi.useRealTimers()
})
