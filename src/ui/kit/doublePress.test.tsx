import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { advanceClock, installFakeClock } from '../testing/clock'
import { DOUBLE_PRESS_MS, guardDoublePresses } from './doublePress'

installFakeClock()

const done = vi.fn()
let stop = () => {}

/** The page with two buttons, and a sheet over it. */
beforeEach(() => {
  done.mockClear()
  document.body.innerHTML = `
    <div id="root"><button id="under">Delete</button><button id="more">More</button></div>
    <div id="sheet"><button id="invite">Invite</button></div>`
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => done(button.id))
  stop = guardDoublePresses()
})
afterEach(() => stop())

/** The events of a browser for one tap. */
function tap(id: string, x = 100, clicked = id) {
  const target = document.getElementById(id)
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: 40, detail: 1 }
  const down = new PointerEvent('pointerdown', at)
  // The clock of the tests is not that of the events.
  Object.defineProperty(down, 'timeStamp', { value: performance.now() })
  target?.dispatchEvent(down)
  target?.dispatchEvent(new PointerEvent('pointerup', at))
  document.getElementById(clicked)?.dispatchEvent(new MouseEvent('click', at))
}

it('keeps the second of a double tap from what lies under a sheet that has closed', async () => {
  tap('invite')
  document.getElementById('sheet')?.remove()
  await advanceClock(50)
  tap('under')
  expect(done.mock.calls).toEqual([['invite']])
  await advanceClock(DOUBLE_PRESS_MS)
  tap('under')
  expect(done).toHaveBeenLastCalledWith('under')
})

it('keeps the second of a double tap beside a panel from the page that the first has closed the panel over', async () => {
  const page = document.getElementById('root')
  page?.setAttribute('aria-hidden', 'true')
  tap('root')
  page?.removeAttribute('aria-hidden')
  await advanceClock(50)
  tap('under')
  expect(done).not.toHaveBeenCalled()
  await advanceClock(DOUBLE_PRESS_MS)
  tap('under')
  expect(done).toHaveBeenCalledExactlyOnceWith('under')
})

it('keeps the second of a double tap that opens a panel from closing it', async () => {
  const heard = vi.fn()
  document.getElementById('root')?.addEventListener('pointerdown', heard)
  tap('under')
  document.getElementById('root')?.setAttribute('aria-hidden', 'true')
  await advanceClock(50)
  tap('root')
  expect(heard).toHaveBeenCalledOnce()
})

it('keeps the second of a double tap that came down on a closing sheet from what it is let go over', async () => {
  tap('invite')
  await advanceClock(70)
  tap('invite', 100, 'under')
  expect(done.mock.calls).toEqual([['invite']])
  await advanceClock(DOUBLE_PRESS_MS)
  tap('under')
  expect(done).toHaveBeenLastCalledWith('under')
})

it('keeps the second of a double tap from what the first has opened, and from the next screen', async () => {
  tap('under')
  tap('invite')
  expect(done).toHaveBeenCalledOnce()
  await advanceClock(DOUBLE_PRESS_MS)
  tap('under')
  history.pushState(null, '', '/2')
  tap('more')
  expect(done).toHaveBeenCalledTimes(2)
  history.replaceState(null, '', '/')
})

it('loses no tap that was meant: on the same thing, elsewhere, later, or by keyboard', async () => {
  tap('more')
  tap('more')
  tap('invite', 160)
  await advanceClock(DOUBLE_PRESS_MS)
  tap('under')
  document.getElementById('invite')?.click()
  expect(done.mock.calls.flat()).toEqual(['more', 'more', 'invite', 'under', 'invite'])
})

it('takes a quick choice from a list that has opened under the finger', () => {
  tap('under')
  document.getElementById('invite')?.setAttribute('role', 'option')
  tap('invite')
  expect(done.mock.calls.flat()).toEqual(['under', 'invite'])
})

it('opens no menu under a sheet that has closed', () => {
  document.getElementById('under')?.setAttribute('aria-haspopup', 'menu')
  tap('invite')
  tap('under')
  expect(done.mock.calls.flat()).toEqual(['invite'])
})

it('opens no dialog under a menu that has closed with a choice', () => {
  document.getElementById('under')?.setAttribute('aria-haspopup', 'dialog')
  document.getElementById('invite')?.setAttribute('role', 'menuitem')
  tap('invite')
  tap('under')
  expect(done.mock.calls.flat()).toEqual(['invite'])
})

it('keeps the second of a double tap from the page under a part of it that was a layer', () => {
  document.getElementById('more')?.setAttribute('data-layer', '')
  tap('more')
  tap('under')
  expect(done.mock.calls.flat()).toEqual(['more'])
})

it('opens a menu again right after a choice from it', () => {
  document.getElementById('under')?.setAttribute('aria-haspopup', 'menu')
  document.getElementById('invite')?.setAttribute('role', 'menuitemradio')
  tap('invite')
  tap('under')
  tap('invite')
  expect(done.mock.calls.flat()).toEqual(['invite', 'under', 'invite'])
})
