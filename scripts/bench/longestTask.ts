import type { Session } from './browser'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of the thread's own time. */
  tdur?: number
  args?: { name?: string }
}

/**
 * The longest task of the page's main thread while `work` runs, in milliseconds of the thread's own time: a busy
 * machine does not add the time in which it had to wait for a CPU.
 */
export async function longestTaskMs({ cdp }: Session, work: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] },
  })
  await work()
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  )
  if (tasks.length === 0) throw new Error('The browser told of no task.')
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000
}
