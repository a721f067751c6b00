// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LONG_PRESS_MS, listenForLongPress } from './useLongPress'

const onLongPress = vi.fn()
const onClick = vi.fn()
let button: HTMLButtonElement
let end: () => void

const pointer = (type: string, more: PointerEventInit = {}) =>
  button.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, ...more }))
const click = (detail = 1) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  button = document.createElement('button')
  button.addEventListener('click', onClick)
  document.body.append(button)
  end = listenForLongPress(button, onLongPress)
})
afterEach(() => {
  end()
  button.remove()
  vi.useRealTimers()
})

it('a press that is held is a long one, and its click does nothing', () => {
  pointer('pointerdown')
  vi.advanceTimersByTime(LONG_PRESS_MS)
  expect(onLongPress).toHaveBeenCalledOnce()
  pointer('pointerup')
  click()
  expect(onClick).not.toHaveBeenCalled()
})

it('the next tap works again', () => {
  pointer('pointerdown')
  vi.advanceTimersByTime(LONG_PRESS_MS)
  pointer('pointerup')
  vi.advanceTimersByTime(1_000)
  click()
  expect(onClick).toHaveBeenCalledOnce()
})

it('the next press keeps its click, also where the click of the one that was held never came', () => {
  pointer('pointerdown')
  vi.advanceTimersByTime(LONG_PRESS_MS)
  pointer('pointerup')
  pointer('pointerdown')
  pointer('pointerup')
  click()
  expect(onClick).toHaveBeenCalledOnce()
})

it.each([
  ['a tap', () => pointer('pointerup')],
  ['a finger that scrolls', () => pointer('pointermove', { clientY: 40 })],
  ['a press that the browser takes', () => pointer('pointercancel')],
])('%s is none', (_, during) => {
  pointer('pointerdown')
  vi.advanceTimersByTime(LONG_PRESS_MS - 100)
  during()
  vi.advanceTimersByTime(1_000)
  click()
  expect(onLongPress).not.toHaveBeenCalled()
  expect(onClick).toHaveBeenCalledOnce()
})

it('a finger that trembles still holds', () => {
  pointer('pointerdown')
  pointer('pointermove', { clientX: 4, clientY: 4 })
  vi.advanceTimersByTime(LONG_PRESS_MS)
  expect(onLongPress).toHaveBeenCalledOnce()
})

it('a page that was too busy for its timer knows a long press by its length', () => {
  const at = (type: string, atMs: number) => {
    const event = new PointerEvent(type, { bubbles: true, isPrimary: true })
    Object.defineProperty(event, 'timeStamp', { value: atMs })
    button.dispatchEvent(event)
  }
  at('pointerdown', 1_000)
  at('pointerup', 1_000 + LONG_PRESS_MS)
  click()
  expect(onLongPress).toHaveBeenCalledOnce()
  expect(onClick).not.toHaveBeenCalled()
})
