import { afterEach, describe, expect, it, vi } from 'vitest'
import { setWatching } from '../../state/ghost'
import { afterPage, beforePage } from './input'
import { AFTER_PAGE, BEFORE_PAGE } from './order'

let ended = new AbortController()
afterEach(() => {
  ended.abort()
  ended = new AbortController()
  setWatching(null)
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A press on a button, as the event that it is. */
function press(button = document.body.appendChild(document.createElement('button'))): Event {
  const event = new PointerEvent('pointerdown', { bubbles: true, cancelable: true })
  button.dispatchEvent(event)
  return event
}

describe('presses and keys of the whole page', () => {
  it('are heard in the written order, whoever came first: some before the page, some after it', () => {
    const heard: string[] = []
    for (const slot of AFTER_PAGE.toReversed())
      afterPage(slot, { pointerdown: () => heard.push(`${slot} after`) }, ended.signal)
    for (const slot of BEFORE_PAGE.toReversed())
      beforePage(slot, { pointerdown: () => heard.push(slot) }, ended.signal)
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener('pointerdown', () => heard.push('page'))
    press(button)
    expect(heard).toEqual([...BEFORE_PAGE, 'page', ...AFTER_PAGE.map((slot) => `${slot} after`)])
  })

  it('are taken from all that come after, the page included', () => {
    const later = vi.fn()
    const earlier = vi.fn()
    beforePage('hints', { pointerdown: later }, ended.signal)
    afterPage('wakeLock', { pointerdown: later }, ended.signal)
    beforePage('ghost', { pointerdown: (event) => event.stopPropagation() }, ended.signal)
    beforePage('activity', { pointerdown: earlier }, ended.signal)
    press()
    expect([earlier.mock.calls.length, later.mock.calls.length]).toEqual([1, 0])
  })

  it('come through one listener for each kind of event, for as long as somebody hears it', () => {
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    const types = (calls: readonly (readonly unknown[])[]) => calls.map(([type]) => type)
    beforePage('recording', { click: () => {}, keydown: () => {} }, ended.signal)
    const stop = beforePage('hints', { click: () => {} })
    expect(types(added.mock.calls)).toEqual(['click', 'keydown'])
    ended.abort()
    expect(types(removed.mock.calls)).toEqual(['keydown'])
    stop()
    expect(types(removed.mock.calls)).toEqual(['keydown', 'click'])
  })

  it('are not heard by one that another has just ended', () => {
    const heard = vi.fn()
    const stop = beforePage('hints', { pointerdown: heard })
    beforePage('ghost', { pointerdown: stop }, ended.signal)
    press()
    expect(heard).not.toHaveBeenCalled()
  })

  it('are heard by the others where one fails', () => {
    const failed = vi.fn()
    vi.stubGlobal('reportError', failed)
    const heard = vi.fn()
    const error = new Error('broken')
    beforePage(
      'touchMarks',
      {
        pointerdown: () => {
          throw error
        },
      },
      ended.signal,
    )
    beforePage('recording', { pointerdown: heard }, ended.signal)
    press()
    expect(heard).toHaveBeenCalledOnce()
    expect(failed).toHaveBeenCalledWith(error)
    vi.unstubAllGlobals()
  })

  it('are no touch and no double press while a ghost makes them', () => {
    const heard: string[] = []
    for (const slot of ['activity', 'doublePress', 'recording'] as const)
      beforePage(slot, { pointerdown: () => heard.push(slot) }, ended.signal)
    setWatching({ runId: 'r-1', speed: 1 })
    press()
    expect(heard).toEqual(['recording'])
  })

  it('make no scroll wait for the page, but where a finger that ends a replay may not scroll', () => {
    const added = vi.spyOn(window, 'addEventListener')
    const passive = () => added.mock.calls.map(([type, , options]) => [type, Object(options).passive])
    beforePage('touchMarks', { touchstart: () => {} }, ended.signal)
    const stop = beforePage('ghost', { touchstart: () => {} })
    stop()
    expect(passive()).toEqual([
      ['touchstart', true],
      ['touchstart', false],
      ['touchstart', true],
    ])
  })
})
