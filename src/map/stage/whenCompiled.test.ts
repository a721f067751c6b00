import type { Map as MapLibre } from 'maplibre-gl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenCompiled } from './whenCompiled'

/** A map whose graphics processor is still busy with the first drawing. */
function scene({ webgl = true } = {}) {
  const gl = {
    UNSIGNALED: 1,
    SIGNALED: 2,
    SYNC_STATUS: 3,
    SYNC_GPU_COMMANDS_COMPLETE: 4,
    status: 1,
    fenceSync: () => ({}),
    flush: () => undefined,
    getSyncParameter: () => gl.status,
    deleteSync: () => undefined,
  }
  let onIdle: (() => void) | null = null
  const map = {
    getCanvas: () => ({ getContext: () => (webgl ? gl : null) }),
    once: (_type: 'idle', listener: () => void) => {
      onIdle = listener
    },
    off: (_type: 'idle', listener: () => void) => {
      if (onIdle === listener) onIdle = null
    },
    triggerRepaint: vi.fn(),
  }
  const use = vi.fn()
  return {
    map,
    use,
    cancel: whenCompiled(map as unknown as MapLibre, 'idle', use),
    finish: () => {
      gl.status = gl.SIGNALED
      vi.advanceTimersByTime(50)
    },
    draw: () => onIdle?.(),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the first drawing of a map is used from a second one, once the first is finished', () => {
  const { map, use, finish, draw } = scene()
  vi.advanceTimersByTime(1_000)
  expect(map.triggerRepaint).not.toHaveBeenCalled()
  finish()
  expect(map.triggerRepaint).toHaveBeenCalledOnce()
  expect(use).not.toHaveBeenCalled()
  draw()
  expect(use).toHaveBeenCalledOnce()
})

it('a later drawing is used at once', () => {
  const { map, finish, draw } = scene()
  finish()
  draw()
  const use = vi.fn()
  whenCompiled(map as unknown as MapLibre, 'idle', use)
  expect(use).toHaveBeenCalledOnce()
})

it('a map without WebGL 2 is used at once', () => {
  expect(scene({ webgl: false }).use).toHaveBeenCalledOnce()
})

it('a drawing that is no longer needed is not used', () => {
  const { use, cancel, finish, draw } = scene()
  finish()
  cancel()
  draw()
  expect(use).not.toHaveBeenCalled()
})

it('a drawing that is no longer needed is not drawn again', () => {
  const { map, cancel, finish } = scene()
  cancel()
  finish()
  expect(map.triggerRepaint).not.toHaveBeenCalled()
})
