import { createBrowserHistory } from '@tanstack/react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { connectWorkHost, holdWorkAhead } from '#domain/base/workAhead'
import { delayAddresses } from './delayAddresses'

const history = createBrowserHistory()
delayAddresses(history)
let paint = () => {}
connectWorkHost({
  post: (turn) => void setTimeout(turn),
  afterPaint: (painted) => {
    paint = painted
  },
  isInputPending: () => false,
})

/** A press begins, whose answer is painted by `paint`. */
const press = () => holdWorkAhead()
/** The router passes changes on in a microtask. */
const passed = () => Promise.resolve().then(() => undefined)

beforeEach(async () => {
  press()
  paint()
  history.push('/start')
  await vi.waitFor(() => expect(location.pathname).toBe('/start'))
  press()
})

it('tells the browser of an address once the answer to the press is painted', async () => {
  history.push('/map')
  await passed()
  expect([history.location.pathname, location.pathname]).toEqual(['/map', '/start'])
  paint()
  await passed()
  expect(location.pathname).toBe('/map')
})

it('keeps the order of two addresses, each a step back', async () => {
  history.push('/map')
  await passed()
  history.push('/users')
  await passed()
  paint()
  await vi.waitFor(() => expect(location.pathname).toBe('/users'))
  history.back()
  await vi.waitFor(() => expect(location.pathname).toBe('/map'))
})

it('lets the browser step back from an address that it was not told of', async () => {
  history.push('/map')
  await passed()
  History.prototype.back.call(window.history)
  await vi.waitFor(() => expect(history.location.pathname).toBe('/start'))
  expect(location.pathname).toBe('/start')
  paint()
  await passed()
  expect(location.pathname).toBe('/start')
})

it('tells of an address without a press at once', async () => {
  paint()
  history.push('/map')
  await passed()
  expect(location.pathname).toBe('/map')
})

it('follows a step forward of the browser, which the waiting address would have made impossible', async () => {
  paint()
  history.push('/map')
  await vi.waitFor(() => expect(location.pathname).toBe('/map'))
  history.back()
  await vi.waitFor(() => expect(location.pathname).toBe('/start'))
  press()
  history.push('/users')
  await passed()
  History.prototype.forward.call(window.history)
  await vi.waitFor(() => expect(history.location.pathname).toBe('/map'))
  expect(location.pathname).toBe('/map')
})

it('tells of the address before the next press is judged', async () => {
  history.push('/map')
  await passed()
  let seen = ''
  document.body.addEventListener('pointerdown', () => (seen = location.pathname), { once: true })
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(seen).toBe('/map')
})

it('tells of the address before a step back', async () => {
  history.push('/map')
  await passed()
  history.back()
  await vi.waitFor(() => expect(location.pathname).toBe('/start'))
})

it('tells of the address when it is asked to', async () => {
  history.push('/map')
  history.flush()
  expect(location.pathname).toBe('/map')
})

it('hears of an address that was set by another hand', async () => {
  history.push('/map')
  await passed()
  window.history.pushState({}, '', '/users')
  expect([history.location.pathname, location.pathname]).toEqual(['/users', '/users'])
  paint()
  await passed()
  expect(location.pathname).toBe('/users')
})
