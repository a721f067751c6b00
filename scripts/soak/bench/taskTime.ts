import type { Session } from './browser'

/**
 * Main-thread time of the page so far: everything, also commits and callbacks of the database. Counted in ticks of the
 * thread, so that a busy machine does not add the time in which the page had to wait for a CPU.
 */
export async function taskMs({ cdp }: Session): Promise<number> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { metrics } = await cdp.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  if (seconds === undefined) throw new Error('The browser does not tell its task time.')
  return seconds * 1000
}
