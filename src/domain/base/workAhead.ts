/** The page that work ahead runs in, and gives way to. */
export interface WorkHost {
  /** Calls back in a separate task, once the page has nothing else to do. */
  post(turn: () => void): void
  /** Calls back once the answer to a press is painted. */
  afterPaint(painted: () => void): void
  /** Whether a press or a key waits to be handled. */
  isInputPending(): boolean
}

export interface WorkOptions {
  /** Wait before the first slice, in milliseconds. */
  delayMs?: number
  /** After this wait a slice also runs on a busy page and in the quiet time, in milliseconds. */
  limitMs?: number
  /** Its slices cannot be kept short (`longWork.ts`), so it waits until a visitor has not pressed for longer. */
  isLong?: boolean
}

/**
 * Ends a slice. Resolves when the next one may run, after a pause in milliseconds if one is given; the limit counts
 * from the start and from each pause. It never resolves for work that was cancelled.
 */
export type Rest = (pauseMs?: number) => Promise<void>

/**
 * After the answer to a press is painted, no work ahead begins for this long, in milliseconds: a screen that the press
 * has opened has its rows by then, also on a slow device, and a visitor who continues at once has pressed again.
 */
export const QUIET_MS = 500

/** The same for long work: by then a visitor reads. */
export const LONG_QUIET_MS = 1_500

/** The limit of work that nothing on the screen waits for: a visitor who never stops pressing must not hold it up. */
const PATIENT_LIMIT_MS = 10_000

/** Without a page, as in a worker or in Node, there are no presses, and any later task will do. */
const NO_PAGE: WorkHost = {
  post: (turn) => void setTimeout(turn),
  afterPaint: (painted) => void setTimeout(painted),
  isInputPending: () => false,
}

interface Slice {
  isLong: boolean
  /** Its limit is over. */
  isLate: boolean
  run: () => void
}

/**
 * A queue of work that runs before anyone asks for it: one slice at a time, each in a separate task, in the order in
 * which they became due. A press stops all of it until its answer is painted and the quiet time is over; a slice that
 * already runs is not interrupted, so it should take no more than about 8 ms.
 */
export function createWorkQueue() {
  let host = NO_PAGE
  let waiting: readonly Slice[] = []
  /** How far the last press lies back. */
  let since: 'answer' | 'paint' | 'quiet' | 'long quiet' = 'long quiet'
  let presses = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPosted = false
  let isTimed = false
  let answer: Promise<void> = Promise.resolve()

  const mayRun = ({ isLate, isLong }: Slice) =>
    since === 'long quiet' || (since === 'quiet' && !isLong) || (since !== 'answer' && isLate)
  const mustRun = (slice: Slice) => slice.isLate && mayRun(slice)

  function askForTurns(): void {
    if (!isPosted && waiting.some(mayRun)) {
      isPosted = true
      host.post(() => {
        isPosted = false
        takeTurn(mayRun)
      })
    }
    // The host's own turns may never come on a busy page.
    if (!isTimed && waiting.some(mustRun)) {
      isTimed = true
      setTimeout(() => {
        isTimed = false
        takeTurn(mustRun)
      })
    }
  }

  function takeTurn(fits: (slice: Slice) => boolean): void {
    const slice = host.isInputPending() ? undefined : waiting.find(fits)
    if (slice) {
      drop(slice)
      slice.run()
    }
    askForTurns()
  }

  function drop(slice: Slice): void {
    waiting = waiting.filter((other) => other !== slice)
  }

  return {
    /** Connects the page; until then a later task of any kind is a turn. */
    connectWorkHost(next: WorkHost): void {
      host = next
    },

    /** Called at each press and key: stops all work until the answer is painted and the quiet time is over. */
    holdWorkAhead(): void {
      presses += 1
      const press = presses
      since = 'answer'
      clearTimeout(timer)
      answer = new Promise((resolve) =>
        host.afterPaint(() => {
          resolve()
          if (press !== presses) return
          since = 'paint'
          askForTurns()
          timer = setTimeout(() => {
            since = 'quiet'
            askForTurns()
            timer = setTimeout(() => {
              since = 'long quiet'
              askForTurns()
            }, LONG_QUIET_MS - QUIET_MS)
          }, QUIET_MS)
        }),
      )
    },

    /** Resolves once the answer to the last press is painted: for what a press has to store, and shows nowhere. */
    answerPainted: () => answer,

    /**
     * Runs work ahead, in slices that it ends with `await rest()`. Its errors are uncaught ones.
     * @returns a function that cancels it: a slice that has begun is the last one
     */
    workAhead(
      work: (rest: Rest) => unknown,
      { delayMs = 0, limitMs = PATIENT_LIMIT_MS, isLong = false }: WorkOptions = {},
    ): () => void {
      let isCancelled = false
      let pause: ReturnType<typeof setTimeout> | undefined
      const slice: Slice = { isLong, isLate: false, run: () => undefined }

      const wait = () => {
        waiting = [...waiting, slice]
        askForTurns()
      }
      const becomeDue = () => {
        pause = setTimeout(() => {
          slice.isLate = true
          askForTurns()
        }, limitMs)
        wait()
      }
      const pauseFor = (pauseMs: number) => {
        clearTimeout(pause)
        slice.isLate = false
        pause = setTimeout(becomeDue, pauseMs)
      }
      const rest: Rest = (pauseMs) =>
        new Promise((resolve) => {
          if (isCancelled) return
          slice.run = resolve
          if (pauseMs === undefined) wait()
          else pauseFor(pauseMs)
        })
      const run = async () => {
        await rest(delayMs)
        try {
          await work(rest)
        } finally {
          clearTimeout(pause)
        }
      }
      void run()
      return () => {
        isCancelled = true
        clearTimeout(pause)
        drop(slice)
      }
    },
  }
}

export const { answerPainted, connectWorkHost, holdWorkAhead, workAhead } = createWorkQueue()
