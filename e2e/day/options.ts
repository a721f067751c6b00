import { parseArgs } from 'node:util'

export interface DayOptions {
  visits: number
  seed: number
  /** Goes on with the day of this seed where it was left; else it begins anew. */
  resume: boolean
  /** Begins no further visit after so many minutes. */
  minutes: number
}

/** Reads the command line. @throws Error for one that means nothing */
export function dayOptions(args: readonly string[]): DayOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      visits: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      resume: { type: 'boolean', default: false },
      minutes: { type: 'string' },
    },
  })
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes)
  const [visits, seed] = [Number(values.visits), Number(values.seed)]
  if (!Number.isSafeInteger(visits) || visits < 1) throw new Error('--visits is a whole number from 1')
  if (!Number.isSafeInteger(seed)) throw new Error('--seed is a whole number')
  if (Number.isNaN(minutes)) throw new Error('--minutes is a number')
  return { visits, seed, resume: values.resume, minutes }
}
