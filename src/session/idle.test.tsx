import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setAttract, setWatching } from '../state/ghost'
import { idleQuestion, isVisitTouched } from '../state/idle'
import { resetVisitState } from '../state/visit'
import { watchActivity } from './activity'
import { askAnew, followIdle, leaveNow, stay } from './idle'
import { holdIdle } from './idleHold'
import { beginVisit, currentVisit } from './visit'

const AFTER_MS = 60_000
const COUNTDOWN_MS = 20_000
const onOver = vi.fn(async (_isTouched: boolean) => resetVisitState())
const onFirstTouch = vi.fn()

let end: AbortController
const touch = () => void dispatchEvent(new Event('pointerdown'))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  resetVisitState()
  beginVisit()
  end = new AbortController()
  watchActivity(end.signal)
  followIdle({ timing: () => ({ afterSeconds: 60, countdownSeconds: 20 }), onOver, onFirstTouch }, end.signal)
})
afterEach(() => {
  end.abort()
  setWatching(null)
  setAttract(false)
  stay()
  vi.useRealTimers()
})

describe('a kiosk that nobody touches', () => {
  it('asks a visitor after 60 s, and is over 20 s later', async () => {
    touch()
    expect(onFirstTouch).toHaveBeenCalledOnce()
    await pass(AFTER_MS - 1)
    expect(idleQuestion()).toBeNull()
    await pass(1)
    expect(idleQuestion()).toMatchObject({ lengthMs: COUNTDOWN_MS })
    expect(idleQuestion()?.endsAtMs).toBeCloseTo(performance.now() + COUNTDOWN_MS, -2)
    await pass(COUNTDOWN_MS - 1)
    expect(onOver).not.toHaveBeenCalled()
    await pass(1)
    expect(onOver.mock.calls).toEqual([[true]])
    expect(idleQuestion()).toBeNull()
  })

  it('is over without a question where nobody was', async () => {
    await pass(AFTER_MS)
    expect(onOver).toHaveBeenCalledWith(false)
    expect(idleQuestion()).toBeNull()
  })

  it('begins the visit with a touch that comes late', async () => {
    const { id, startedAtMs } = currentVisit()
    await pass(3 * 3_600_000)
    touch()
    expect(isVisitTouched()).toBe(true)
    expect(currentVisit()).toMatchObject({ id, startedAtMs: startedAtMs + 3 * 3_600_000 })
    await pass(AFTER_MS - 1)
    expect(idleQuestion()).toBeNull()
  })

  it('waits for a page that the back button kept, and takes who comes back for somebody', async () => {
    touch()
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    await pass(10 * 60_000)
    expect(onOver).not.toHaveBeenCalled()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(AFTER_MS - 1)
    expect(idleQuestion()).toBeNull()
    await pass(1 + COUNTDOWN_MS)
    expect(onOver.mock.calls).toEqual([[true]])
  })

  it('goes on at once after a sleep in which its clock stood still', async () => {
    touch()
    const hide = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    vi.setSystemTime(Date.now() + 3 * 3_600_000)
    hide.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(onOver).toHaveBeenCalledWith(true)
  })
})

describe('the question', () => {
  beforeEach(async () => {
    touch()
    await pass(AFTER_MS + 5_000)
  })

  it('goes when somebody stays, however often', async () => {
    for (let times = 0; times < 12; times += 1) {
      expect(idleQuestion()).not.toBeNull()
      stay()
      expect(idleQuestion()).toBeNull()
      await pass(AFTER_MS + 5_000)
    }
    expect(onOver).not.toHaveBeenCalled()
  })

  it('stands for its full time again while somebody looks for its buttons', async () => {
    askAnew()
    await pass(COUNTDOWN_MS - 1)
    expect(onOver).not.toHaveBeenCalled()
    await pass(1)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('is not answered by a touch alone, so that one of its buttons can end the visit', () => {
    touch()
    expect(idleQuestion()).not.toBeNull()
    leaveNow()
    expect(onOver).toHaveBeenCalledWith(true)
  })
})

describe('what holds it off', () => {
  const holds = {
    'a staff form': () => holdIdle('test'),
    'a run that is watched': () => {
      setWatching({ runId: 'r', speed: 1 })
      return () => setWatching(null)
    },
  }
  it.each(Object.keys(holds) as (keyof typeof holds)[])('%s: the time begins with its end', async (name) => {
    touch()
    const release = holds[name]()
    await pass(10 * AFTER_MS)
    expect(idleQuestion()).toBeNull()
    release()
    await pass(AFTER_MS - 1_000)
    expect(idleQuestion()).toBeNull()
    await pass(1_001)
    expect(idleQuestion()).not.toBeNull()
  })

  it('is not what a ghost presses', () => {
    setAttract(true)
    touch()
    expect(isVisitTouched()).toBe(false)
  })
})

it('asks only visitors, and ends each visit once, whatever happens', async () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 100_000 }) }),
    fc.record({ kind: fc.constantFrom('touch' as const, 'stay' as const, 'leave' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      resetVisitState()
      stay()
      for (const one of events) {
        onOver.mockClear()
        const wasTouched = isVisitTouched()
        if (one.kind === 'touch') touch()
        if (one.kind === 'stay') stay()
        if (one.kind === 'leave' && idleQuestion()) leaveNow()
        if (one.kind === 'pass') await pass(one.ms)
        expect(idleQuestion() !== null && !isVisitTouched()).toBe(false)
        expect(onOver.mock.calls.filter(([isTouched]) => isTouched).length).toBeLessThanOrEqual(
          wasTouched ? 1 : 0,
        )
      }
    }),
    { numRuns: 40 },
  )
})
