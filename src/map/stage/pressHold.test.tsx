import type { Map as MapLibre } from 'maplibre-gl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LONG_QUIET_MS } from '#domain/base/workAhead'
import { holdForPresses } from './pressHold'

const drawn = vi.fn()
const map = {
  painter: { render: drawn },
  isMoving: () => false,
  _render: () => map.painter.render(),
  triggerRepaint: () => map._render(),
}
let stop = () => {}

/** A page with a link; returns the number of frames drawn after it was pressed. */
function press(html: string): number {
  document.body.innerHTML = html
  document.querySelector('span')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  map._render()
  return drawn.mock.calls.length
}

beforeEach(() => {
  vi.useFakeTimers()
  drawn.mockClear()
  stop = holdForPresses(map as unknown as MapLibre, {})
})
afterEach(() => {
  vi.runAllTimers()
  stop()
  vi.useRealTimers()
})

it('no frame of the map comes between a press and the screen that it leads to', () => {
  expect(press('<a href="/6"><span>Home</span></a>')).toBe(0)
})

it('the map goes on where no screen follows', () => {
  press('<a href="/6"><span>Home</span></a>')
  vi.advanceTimersByTime(500)
  expect(drawn).toHaveBeenCalledOnce()
})

it('a press on the map, on a button or on a link that stays here holds nothing', () => {
  for (const html of [
    '<span>map</span>',
    '<button><span>Zoom in</span></button>',
    `<a href="${location.pathname}?sel=v-1"><span>Unit</span></a>`,
    '<a href="https://example.com/6"><span>elsewhere</span></a>',
  ]) {
    drawn.mockClear()
    expect(press(html)).toBe(1)
  }
})

it('a picture off the screen makes way for any press, and goes on after its answer', () => {
  stop()
  stop = holdForPresses(map as unknown as MapLibre, { onDrawn: vi.fn() })
  expect(press('<button><span>Zoom in</span></button>')).toBe(0)
  vi.advanceTimersByTime(500)
  expect(drawn).toHaveBeenCalledOnce()
})

it('a picture that nothing waits for goes on when the visitor has not pressed for longer', () => {
  stop()
  stop = holdForPresses(map as unknown as MapLibre, { onDrawn: vi.fn(), isPatient: true })
  press('<button><span>Close</span></button>')
  vi.advanceTimersByTime(LONG_QUIET_MS - 1)
  expect(drawn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(drawn).toHaveBeenCalledOnce()
})
