import type { Map as MapLibre } from 'maplibre-gl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenCompiled } from './whenCompiled'

/** A map whose graphics processor is still busy with the first drawing. */
function scene() {
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
  const map = { getCanvas: () => ({ getContext: () => gl }) } as unknown as MapLibre
  const go = vi.fn()
  return {
    map,
    go,
    cancel: whenCompiled(map, go),
    finish: () => {
      gl.status = gl.SIGNALED
      vi.advanceTimersByTime(50)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the first drawing is waited for', () => {
  const { go, finish } = scene()
  vi.advanceTimersByTime(1_000)
  expect(go).not.toHaveBeenCalled()
  finish()
  expect(go).toHaveBeenCalledOnce()
})

it('a later drawing is not', () => {
  const { map, finish } = scene()
  finish()
  expect(whenCompiled(map, vi.fn())).toBeNull()
})

it('nothing is waited for without WebGL 2', () => {
  const map = { getCanvas: () => ({ getContext: () => null }) } as unknown as MapLibre
  expect(whenCompiled(map, vi.fn())).toBeNull()
})

it('a driver that never reports the end is waited for two seconds', () => {
  const { go } = scene()
  vi.advanceTimersByTime(2_000)
  expect(go).toHaveBeenCalledOnce()
})

it('a wait that was canceled has no end', () => {
  const { go, cancel, finish } = scene()
  cancel?.()
  finish()
  expect(go).not.toHaveBeenCalled()
})
