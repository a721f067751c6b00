import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it, vi } from 'vitest'
import { whenDrawn } from './whenDrawn'

/** A map of 400 x 300 whose tiles are there, and a host whose size the test sets. */
function scene() {
  const renders = new Set<() => void>()
  const asked = { frames: 0 }
  const map = {
    getCanvas: () => ({ clientWidth: 400, clientHeight: 300 }),
    getSource: () => ({}),
    isSourceLoaded: () => true,
    on: (_: string, listener: () => void) => renders.add(listener),
    off: (_: string, listener: () => void) => renders.delete(listener),
    triggerRepaint: () => {
      asked.frames += 1
    },
  }
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
  const frame = () => {
    if (asked.frames === 0) return
    asked.frames = 0
    for (const render of renders) render()
  }
  const resize = (clientWidth: number) => {
    host.clientWidth = clientWidth
    resized()
  }
  const onDrawn = vi.fn()
  whenDrawn(map as unknown as MapLibre, host as HTMLElement, ['base'], onDrawn)
  return { frame, resize, onDrawn }
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
