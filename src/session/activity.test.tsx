import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idleMs, lastTouchMs, onTouch, watchActivity } from './activity'

let end: AbortController
const nowMs = vi.spyOn(performance, 'now')

beforeEach(() => {
  end = new AbortController()
  watchActivity(end.signal)
})
afterEach(() => end.abort())

describe('activity', () => {
  it.each(['pointerdown', 'keydown'])('is a %s anywhere, also one that the page keeps to itself', (type) => {
    const heard = vi.fn()
    const quiet = onTouch(heard)
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener(type, (event) => event.stopPropagation())
    nowMs.mockReturnValue(5_000)
    button.dispatchEvent(new Event(type, { bubbles: true }))
    expect(heard).toHaveBeenCalledOnce()
    expect(lastTouchMs()).toBe(5_000)
    quiet()
    button.dispatchEvent(new Event(type, { bubbles: true }))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('says for how long nothing was touched', () => {
    nowMs.mockReturnValue(5_000)
    dispatchEvent(new Event('pointerdown'))
    nowMs.mockReturnValue(7_500)
    expect(idleMs()).toBe(2_500)
  })
})
