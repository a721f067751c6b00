import { createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { Sheet } from './Sheet'

installFakeClock()
let portrait = true
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: portrait, addEventListener: () => {}, removeEventListener: () => {} }) as never,
  )
})
afterEach(() => vi.restoreAllMocks())

async function open() {
  const onClose = vi.fn()
  renderInEnglish(
    <Sheet title="Notifications" isOpen onClose={onClose}>
      Text
    </Sheet>,
  )
  await advanceClock(100)
  const head = screen.getByRole('heading', { name: 'Notifications' })
  return { onClose, head }
}

/** A drag on the header in two steps, then released. */
function drag(head: HTMLElement, dx: number, dy: number, letGo = true) {
  const at = (name: 'pointerDown' | 'pointerMove' | 'pointerUp', part: number) =>
    fireEvent(
      head,
      createEvent[name](head, {
        pointerId: 7,
        button: 0,
        clientX: 100 + dx * part,
        clientY: 100 + dy * part,
      }),
    )
  at('pointerDown', 0)
  at('pointerMove', 0.5)
  at('pointerMove', 1)
  if (letGo) at('pointerUp', 1)
}

const panelOf = (head: HTMLElement) => head.closest<HTMLElement>('[class*="panel"]')

describe('a sheet', () => {
  it.each([
    ['portrait', 'down', true, 0, 31, 1],
    ['portrait', 'down, not far enough', true, 0, 29, 0],
    ['portrait', 'up', true, 0, -80, 0],
    ['landscape', 'right', false, 31, 0, 1],
    ['landscape', 'down', false, 0, 80, 0],
  ])('in %s, swiped %s', async (_turn, _way, isPortrait, dx, dy, closes) => {
    portrait = isPortrait
    const { onClose, head } = await open()
    drag(head, dx, dy)
    expect(onClose).toHaveBeenCalledTimes(closes)
  })

  it('follows the finger and settles when it is let go', async () => {
    portrait = true
    const { head } = await open()
    drag(head, 0, 24, false)
    expect(panelOf(head)?.style.transform).toBe('translateY(24px)')
    fireEvent(head, createEvent.pointerUp(head, { pointerId: 7, clientX: 100, clientY: 124 }))
    expect(panelOf(head)?.style.transform).toBe('')
  })

  it('closes by its button, which a finger that rests on the head does not take away', async () => {
    const { onClose } = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
