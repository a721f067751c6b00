import type { Map as MapLibre } from 'maplibre-gl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONG_QUIET_MS } from '#domain/base/workAhead'
import { holdForPresses } from './pressHold'

const drawn = vi.fn()
const map = {
  painter: { render: drawn },
  isMoving: () => false,
  _render: () => map.painter.render(),
  triggerRepaint: () => map._render(),
  getCanvasContainer: () => document.querySelector('main') ?? document.createElement('main'),
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

it('a finger on the map, which may move it, holds nothing', () => {
  expect(press('<main><span>map</span></main>')).toBe(1)
})

describe('a press beside the map', () => {
  const click = () => document.querySelector('span')?.dispatchEvent(new Event('click', { bubbles: true }))

  it.each([
    '<button><span>Zoom in</span></button>',
    `<a href="${location.pathname}?sel=v-1"><span>Unit</span></a>`,
    '<a href="https://example.com/6"><span>elsewhere</span></a>',
  ])('is answered before the next frame of the map: %s', (html) => {
    expect(press(html)).toBe(0)
    click()
    map._render()
    expect(drawn).not.toHaveBeenCalled()
  })

  it('lets the map go on as soon as its answer is painted', () => {
    press('<button><span>Zoom in</span></button>')
    click()
    map._render()
    vi.advanceTimersToNextFrame()
    expect(drawn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(drawn).toHaveBeenCalledOnce()
  })

  it('may move it by a slider, which holds nothing', () => {
    document.body.innerHTML = '<input type="range">'
    for (const type of ['pointerdown', 'pointerup'])
      document.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }))
    map._render()
    expect(drawn).toHaveBeenCalledOnce()
  })

  it('ends with the first frame, however often its key repeats', () => {
    press('<button><span>Zoom in</span></button>')
    click()
    map._render()
    vi.advanceTimersToNextFrame()
    click()
    vi.advanceTimersByTime(1)
    expect(drawn).toHaveBeenCalledOnce()
  })

  it('lets the map go on under a finger that stays down', () => {
    press('<button><span>drag</span></button>')
    vi.advanceTimersByTime(249)
    expect(drawn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(drawn).toHaveBeenCalledOnce()
  })
})

it('the answer to a tap on the map is painted before its next frame', () => {
  expect(press('<main><span>map</span></main>')).toBe(1)
  document.querySelector('span')?.dispatchEvent(new Event('click', { bubbles: true }))
  map._render()
  expect(drawn).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(500)
  expect(drawn).toHaveBeenCalledTimes(2)
})

it('the answer to a press that leads away does not end its hold', () => {
  press('<a href="/6"><span>Home</span></a>')
  document.querySelector('span')?.dispatchEvent(new Event('click', { bubbles: true }))
  map._render()
  vi.advanceTimersByTime(499)
  expect(drawn).not.toHaveBeenCalled()
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
