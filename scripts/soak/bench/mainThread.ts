import type { Session } from './browser'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds by the machine's clock. */
  ts: number
  dur?: number
  /** Microseconds of the thread's own time. */
  tdur?: number
  args?: { name?: string }
}

/** A task of the page's main thread, in milliseconds. */
export interface MainTask {
  startMs: number
  lengthMs: number
  /** The thread's own time: a busy machine does not add the time in which it had to wait for a CPU. */
  threadMs: number
}

interface MainThread {
  /** In the order in which they ran. */
  tasks: MainTask[]
  /** On the clock of `startMs`; null when nothing was painted. */
  firstPaintMs: number | null
}

/** A task blocks a visitor's press for what it takes beyond this; the limit of "long tasks" in browsers. */
const LONG_TASK_MS = 50

/** Records the tasks of the page's main thread while `work` runs, by the browser's own trace. */
export async function mainThreadOf({ cdp }: Session, work: () => Promise<unknown>): Promise<MainThread> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', '__metadata'], excludedCategories: ['*'] },
  })
  await work()
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)

  const paint = events.find(({ name }) => name === 'firstPaint')
  const threads = new Set(
    events
      .filter(({ name, pid, args }) => {
        const isMain = name === 'thread_name' && args?.name === 'CrRendererMain'
        // An address of another site moves to a process of its own: the one that painted is the page's.
        return isMain && (!paint || pid === paint.pid)
      })
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const ran = events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .sort((a, b) => a.ts - b.ts)
  const tasks: MainTask[] = []
  let endTs = Number.NEGATIVE_INFINITY
  for (const { ts, dur = 0, tdur = 0 } of ran) {
    // A task inside of another is part of it.
    if (ts < endTs) continue
    endTs = ts + dur
    tasks.push({ startMs: ts / 1000, lengthMs: dur / 1000, threadMs: tdur / 1000 })
  }
  if (tasks.length === 0) throw new Error('The browser told of no task.')
  return { tasks, firstPaintMs: paint ? paint.ts / 1000 : null }
}

/** The longest task of the page's main thread while `work` runs, in milliseconds of the thread's own time. */
export async function longestTaskMs(session: Session, work: () => Promise<unknown>): Promise<number> {
  const { tasks } = await mainThreadOf(session, work)
  return Math.max(...tasks.map(({ threadMs }) => threadMs))
}

/** Total blocking time in milliseconds: what long tasks take beyond 50 ms each. */
export const blockedMs = (tasks: readonly MainTask[], time: 'lengthMs' | 'threadMs' = 'lengthMs'): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task[time] - LONG_TASK_MS), 0)
