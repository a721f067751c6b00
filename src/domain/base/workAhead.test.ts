import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorkQueue, LONG_QUIET_MS, QUIET_MS, type WorkHost } from './workAhead'

/** A page that has time and paints when a test says so. */
function createPage() {
  let turns: (() => void)[] = []
  let paints: (() => void)[] = []
  const host: WorkHost = {
    post: (turn) => turns.push(turn),
    afterPaint: (painted) => paints.push(painted),
    isInputPending: () => page.isInputPending,
  }
  const page = {
    host,
    isInputPending: false,
    /** Gives one task of idle time, and lets what it resolved continue. */
    async idle() {
      const [turn, ...later] = turns
      turns = later
      turn?.()
      await vi.advanceTimersByTimeAsync(0)
    },
    /** Paints the answer to the oldest press. */
    async paint() {
      const [painted, ...later] = paints
      paints = later
      painted?.()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
  return page
}

let page: ReturnType<typeof createPage>
let queue: ReturnType<typeof createWorkQueue>
let done: string[]

/** Work of three slices, each of which says its name. */
const slices =
  (name: string) =>
  async (rest: () => Promise<void>): Promise<void> => {
    for (const slice of [1, 2, 3]) {
      done.push(`${name}${slice}`)
      await rest()
    }
  }

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  page = createPage()
  queue = createWorkQueue()
  queue.connectWorkHost(page.host)
  done = []
})
afterEach(() => void vi.useRealTimers())

describe('work ahead', () => {
  it('takes turns slice by slice, each in a task of its own', async () => {
    queue.workAhead(slices('a'))
    queue.workAhead(slices('b'))
    await pass(0)
    expect(done).toEqual([])
    for (let turn = 0; turn < 5; turn += 1) await page.idle()
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  it('stops at a press between two slices, until the answer is painted and the page was quiet', async () => {
    queue.workAhead(slices('a'))
    await pass(0)
    await page.idle()
    queue.holdWorkAhead()
    await page.idle()
    await pass(QUIET_MS)
    expect(done).toEqual(['a1'])
    await page.paint()
    await pass(QUIET_MS - 1)
    await page.idle()
    expect(done).toEqual(['a1'])
    await pass(1)
    await page.idle()
    expect(done).toEqual(['a1', 'a2'])
  })

  it('waits for the answer to the last of several presses', async () => {
    queue.workAhead(slices('a'))
    queue.holdWorkAhead()
    queue.holdWorkAhead()
    await page.paint()
    await pass(QUIET_MS)
    await page.idle()
    expect(done).toEqual([])
    await page.paint()
    await pass(QUIET_MS)
    await page.idle()
    expect(done).toEqual(['a1'])
  })

  it('waits longer where its slices are long, and lets others pass', async () => {
    queue.workAhead(slices('a'), { isLong: true })
    queue.workAhead(slices('b'))
    queue.holdWorkAhead()
    await page.paint()
    await pass(LONG_QUIET_MS - 1)
    await page.idle()
    await page.idle()
    expect(done).toEqual(['b1', 'b2'])
    await pass(1)
    await page.idle()
    expect(done).toEqual(['b1', 'b2', 'a1'])
  })

  it('makes way for a press that waits to be handled', async () => {
    queue.workAhead(slices('a'))
    await pass(0)
    page.isInputPending = true
    await page.idle()
    expect(done).toEqual([])
    page.isInputPending = false
    await page.idle()
    expect(done).toEqual(['a1'])
  })

  it('runs on a page that is never idle once its limit is over, also in the quiet time after an answer', async () => {
    queue.workAhead(slices('a'), { delayMs: 100, limitMs: 400 })
    await pass(499)
    expect(done).toEqual([])
    queue.holdWorkAhead()
    await pass(100)
    expect(done).toEqual([])
    await page.paint()
    await pass(20)
    expect(done).toEqual(['a1', 'a2', 'a3'])
  })

  it('has its whole limit again after a pause', async () => {
    queue.workAhead(
      async (rest) => {
        done.push('first')
        await rest(1_000)
        done.push('second')
      },
      { limitMs: 400 },
    )
    await pass(410)
    expect(done).toEqual(['first'])
    await pass(1_390)
    expect(done).toEqual(['first'])
    await pass(20)
    expect(done).toEqual(['first', 'second'])
  })

  it('ends with the slice in which it is cancelled, and leaves no timer behind', async () => {
    const cancel = queue.workAhead(slices('a'))
    const cancelEarly = queue.workAhead(slices('b'), { delayMs: 10 })
    await pass(0)
    await page.idle()
    cancel()
    cancelEarly()
    await page.idle()
    await pass(60_000)
    expect(done).toEqual(['a1'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('says when the answer to a press is painted, also to one that is followed by another', async () => {
    const note = (name: string) => void queue.answerPainted().then(() => done.push(name))
    queue.holdWorkAhead()
    note('first')
    queue.holdWorkAhead()
    note('second')
    await pass(1_000)
    expect(done).toEqual([])
    await page.paint()
    expect(done).toEqual(['first'])
    await page.paint()
    expect(done).toEqual(['first', 'second'])
    note('no press')
    await pass(0)
    expect(done).toEqual(['first', 'second', 'no press'])
  })

  it('needs no page', async () => {
    const alone = createWorkQueue()
    alone.workAhead(slices('a'))
    await pass(50)
    expect(done).toEqual(['a1', 'a2', 'a3'])
  })
})
