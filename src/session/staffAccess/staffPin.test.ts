import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeStaffPin } from '../../data/booth/staffPin'
import { fillDisk } from '../../data/testing/fullDisk'
import { createTestConnection } from '../../data/testing/tab'
import { type StaffPinControl, staffPinControl } from './staffPin'

const ROUNDS = 10
const DEVICE = { resetStaffPin: '', shortId: '3F2A91C0' }
let change: ReturnType<typeof changeStaffPin>
let pin: StaffPinControl

/** What a page has after a reload: the database is the same, nothing else is. */
const reloaded = () => staffPinControl({ change, rounds: ROUNDS })

beforeEach(() => {
  change = changeStaffPin(createTestConnection().run)
  pin = reloaded()
})

afterEach(() => void vi.useRealTimers())

async function enterWrong(times: number, at = pin) {
  let answer = await at.enter('0000')
  for (let more = 1; more < times; more++) answer = await at.enter('0000')
  return answer
}

/** Fake seconds alone: the database of the tests runs on other timers. */
const fakeSeconds = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })

it('without a PIN the room is open', async () => {
  expect(await pin.load(DEVICE)).toEqual({ isSet: false, wasReset: false })
  expect(await pin.enter('')).toEqual({ kind: 'open' })
})

it('on a device that is out of storage the PIN opens the room, and wrong ones count', async () => {
  await pin.set('2468')
  const free = fillDisk()
  expect(await enterWrong(2)).toEqual({ kind: 'wrong', triesLeft: 3 })
  await expect(pin.set('1357')).rejects.toMatchObject({ code: 'storage-full' })
  free()
  expect(await pin.enter('0000')).toEqual({ kind: 'wrong', triesLeft: 2 })
  expect(await reloaded().enter('0000')).toEqual({ kind: 'wrong', triesLeft: 1 })
  const fill = fillDisk()
  expect(await pin.enter('2468')).toEqual({ kind: 'open' })
  fill()
})

it('a PIN opens the room, and another one does not', async () => {
  await pin.set('2468')
  expect((await pin.load(DEVICE)).isSet).toBe(true)
  expect(await pin.enter('2469')).toEqual({ kind: 'wrong', triesLeft: 4 })
  expect(await pin.enter('2468')).toEqual({ kind: 'open' })
})

it('the PIN and its code are stored as salted hashes alone', async () => {
  const code = await pin.set('24681357')
  const stored = JSON.stringify((await change((now) => now)).after)
  expect(stored).not.toContain('24681357')
  expect(stored).not.toContain(code)
  await pin.set('24681357')
  expect(JSON.stringify((await change((now) => now)).after)).not.toBe(stored)
})

it('five wrong PINs make even the right one wait', async () => {
  await pin.set('2468')
  expect(await enterWrong(5)).toEqual({ kind: 'wait' })
  expect(pin.wait.leftMs()).toBe(30_000)
  expect(await pin.enter('2468')).toEqual({ kind: 'wait' })
  expect((await change((now) => now)).after.throttle).toEqual({ wrong: 5, waitMs: 30_000 })
})

it('a wait outlives a reload and a clock that is set', async () => {
  fakeSeconds()
  await pin.set('2468')
  await enterWrong(5)
  vi.setSystemTime(Date.UTC(2000, 0, 1))
  const next = reloaded()
  await next.load(DEVICE)
  expect(next.wait.leftMs()).toBe(30_000)
  expect(await next.enter('2468')).toEqual({ kind: 'wait' })
})

it('a wait that was waited for lets one try through, and the next wrong one waits twice as long', async () => {
  fakeSeconds()
  await pin.set('2468')
  await enterWrong(5)
  vi.advanceTimersByTime(30_000)
  expect(pin.wait.leftMs()).toBe(0)
  expect(await enterWrong(1)).toEqual({ kind: 'wait' })
  expect(pin.wait.leftMs()).toBe(60_000)
  vi.advanceTimersByTime(60_000)
  expect(await pin.enter('2468')).toEqual({ kind: 'open' })
  expect(await enterWrong(4)).toEqual({ kind: 'wrong', triesLeft: 1 })
})

it('two pages share the tries', async () => {
  await pin.set('2468')
  const other = reloaded()
  await Promise.all([enterWrong(3), enterWrong(3, other)])
  expect(await pin.enter('2468')).toEqual({ kind: 'wait' })
})

it('the recovery code removes the PIN, also while a wait runs', async () => {
  const code = await pin.set('2468')
  await enterWrong(5)
  expect(await pin.recover('0000-0000-0000-0000')).toBe(false)
  expect(await pin.recover(code.toLowerCase())).toBe(true)
  expect(await pin.load(DEVICE)).toEqual({ isSet: false, wasReset: false })
})

it('a new PIN ends the code of the one before', async () => {
  const old = await pin.set('2468')
  await pin.set('1357')
  expect(await pin.recover(old)).toBe(false)
})

it('the configuration removes a forgotten PIN once', async () => {
  const reset = { ...DEVICE, resetStaffPin: '3f2a91c0' }
  await pin.set('2468')
  expect(await pin.load(reset)).toEqual({ isSet: false, wasReset: true })
  await pin.set('1357')
  expect(await pin.load(reset)).toEqual({ isSet: true, wasReset: false })
})

it.each([
  ['back a year', -365 * 86_400_000],
  ['forward a year', 365 * 86_400_000],
])('a clock set %s while a wait runs neither shortens nor lengthens it', async (_, byMs) => {
  fakeSeconds()
  await pin.set('2468')
  await enterWrong(5)
  vi.advanceTimersByTime(10_000)
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'performance'],
    now: Date.now() + byMs,
  })
  const next = reloaded()
  await next.load(DEVICE)
  expect(next.wait.leftMs()).toBe(20_000)
  vi.advanceTimersByTime(19_000)
  expect(await next.enter('2468')).toEqual({ kind: 'wait' })
  vi.advanceTimersByTime(1_000)
  expect(next.wait.leftMs()).toBe(0)
  await vi.waitFor(async () => expect(await next.enter('2468')).toEqual({ kind: 'open' }))
})
