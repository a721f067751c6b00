import { type Running, start } from '../harness/processes'
import { waitFor } from '../harness/wait'

export interface Display extends Running {
  /** Value for the DISPLAY variable. */
  name: string
}

/** Starts a virtual screen; Xvfb itself picks a free number. */
export async function startDisplay(): Promise<Display> {
  const lines: string[] = []
  const args = ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp']
  const running = start('Xvfb', args, { onLine: (line) => lines.push(line) })
  try {
    const number = await waitFor('Xvfb', 15_000, async () => lines.find((line) => /^\d+$/.test(line)))
    return { ...running, name: `:${number}` }
  } catch (error) {
    await running.stop()
    throw error
  }
}
