import { connectNextTask } from '#domain/base/nextTask'
import { connectWorkHost, holdWorkAhead } from '#domain/base/workAhead'
import { beforePage } from './input/input'

/** What not every browser has; WebKit lacked all of it until 2026. */
type MaybeScheduling = {
  scheduler?: Partial<Scheduler>
  navigator: Navigator & { scheduling?: { isInputPending(): boolean } }
}

/** A page that is visible but has no frames counts as painted after this time, in milliseconds. */
const PAINT_LIMIT_MS = 1_000

/** Lets work ahead run in the page, and stop at each press and key, until the signal aborts. */
export function connectWorkAhead(until?: AbortSignal): void {
  const { scheduler, navigator }: MaybeScheduling = globalThis
  const post = messageTasks()
  connectNextTask(() => scheduler?.yield?.() ?? new Promise<void>((resolve) => post(resolve)))
  connectWorkHost({
    post: (turn) => {
      if (scheduler?.postTask) void scheduler.postTask(turn, { priority: 'background' })
      else post(turn)
    },
    afterPaint,
    isInputPending: () => navigator.scheduling?.isInputPending() ?? false,
  })
  beforePage(
    'workAhead',
    {
      pointerdown: holdWorkAhead,
      pointermove: ({ buttons }) => buttons !== 0 && holdWorkAhead(),
      pointerup: holdWorkAhead,
      keydown: holdWorkAhead,
    },
    until,
  )
}

/** Tasks without the delay of timers, which browsers stretch to four milliseconds when they follow one another. */
function messageTasks(): (task: () => void) => void {
  const tasks: (() => void)[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => tasks.shift()?.()
  return (task) => {
    tasks.push(task)
    port2.postMessage(null)
  }
}

function afterPaint(painted: () => void): void {
  const end = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    painted()
  }
  let timer = setTimeout(end, document.visibilityState === 'hidden' ? 0 : PAINT_LIMIT_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    // The first task after the frame.
    timer = setTimeout(end)
  })
}
