import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MARK_STAYS_MS, showTouches, type TouchMarks } from './touchMarks'

let layer: HTMLElement
let shown: TouchMarks
const marks = () => [...layer.children] as HTMLElement[]
const touch = (identifier: number, clientX: number) => ({ identifier, clientX, clientY: 7 })

beforeEach(() => {
  vi.useFakeTimers()
  layer = document.body.appendChild(document.createElement('div'))
  shown = showTouches(layer, 'mark')
})
afterEach(() => {
  shown.stop()
  vi.useRealTimers()
})

it('marks each finger where it is, and lets go of it shortly after it left', () => {
  fireEvent.touchStart(document.body, { changedTouches: [touch(1, 10), touch(2, 20)] })
  fireEvent.touchMove(document.body, { changedTouches: [touch(2, 50)] })
  expect(marks().map(({ style }) => style.transform)).toEqual([
    'translate(10px, 7px)',
    'translate(50px, 7px)',
  ])
  fireEvent.touchEnd(document.body, { changedTouches: [touch(1, 10)] })
  expect(marks().map(({ dataset }) => 'released' in dataset)).toEqual([true, false])
  vi.advanceTimersByTime(MARK_STAYS_MS)
  expect(marks()).toHaveLength(1)
})

it('marks a pressed mouse, and no finger twice', () => {
  const pointer = (pointerType: string, buttons: number) => ({
    pointerType,
    buttons,
    pointerId: 9,
    clientX: 1,
    clientY: 2,
  })
  fireEvent.pointerMove(document.body, pointer('mouse', 0))
  fireEvent.pointerDown(document.body, pointer('touch', 1))
  expect(marks()).toHaveLength(0)
  fireEvent.pointerDown(document.body, pointer('mouse', 1))
  expect(marks()).toHaveLength(1)
})

it('leaves nothing behind when it stops', () => {
  fireEvent.touchStart(document.body, { changedTouches: [touch(1, 10)] })
  shown.stop()
  fireEvent.touchStart(document.body, { changedTouches: [touch(2, 10)] })
  expect(marks()).toHaveLength(0)
})
