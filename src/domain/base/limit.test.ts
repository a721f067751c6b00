import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterAwake, withinLimit } from './limit'

const never = <T>() => new Promise<T>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a limit', () => {
  it('lets an answer in time through, an error too', async () => {
    expect(await withinLimit(Promise.resolve('answer'), 1_000, () => 'late')).toBe('answer')
    await expect(withinLimit(Promise.reject(new Error('no')), 1_000, () => 'late')).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends a wait that has no end', async () => {
    const waiting = withinLimit(never<string>(), 1_200, () => 'late')
    await vi.advanceTimersByTimeAsync(1_199)
    expect(await Promise.race([waiting, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe('late')
  })

  it('may end it with an error', async () => {
    const waiting = withinLimit(never(), 500, () => {
      throw new Error('too late')
    })
    const refused = expect(waiting).rejects.toThrow('too late')
    await vi.advanceTimersByTimeAsync(500)
    await refused
  })

  it('counts a sleep as one step, so that what waits is read first', () => {
    const due: (() => void)[] = []
    vi.stubGlobal('setTimeout', (work: () => void) => due.push(work))
    const late = vi.fn()
    afterAwake(2_000, late)
    // A timer may fire much later than requested: an hour of sleep counts as one of four steps.
    for (let steps = 0; steps < 3; steps += 1) due.shift()?.()
    expect(late).not.toHaveBeenCalled()
    due.shift()?.()
    expect(late).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('is cancelled', async () => {
    const late = vi.fn()
    const cancel = afterAwake(2_000, late)
    await vi.advanceTimersByTimeAsync(1_100)
    cancel()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(late).not.toHaveBeenCalled()
  })
})
