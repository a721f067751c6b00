import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runCommand } from '../harness/command'
import { walkOptions } from '../harness/options'
import type { Tool } from '../harness/tool'
import { dayFolder } from './dayFiles'
import { simulateDay } from './run'

/** A day without visits says nothing, and takes most of a minute to open and close. */
const LEAST_VISITS = 3

export interface DayOptions {
  visits?: number
  /** Goes on with a day that was left. */
  resume?: boolean
  /** Keeps the device and the database of a day without a problem, too. */
  keeps?: boolean
}

/** Days at a booth by seed. */
export function day({ visits = 200, resume = false, keeps = false }: DayOptions = {}): Tool {
  return {
    name: 'day',
    unit: 'visits',
    missing: () => null,
    async walk({ next, isOver, done }) {
      for (let seed = next(); seed !== null; seed = next()) {
        let begun = 0
        const isLate = () => begun++ >= LEAST_VISITS && isOver()
        const made = await simulateDay({ seed, visits, resume, isOver: isLate })
        const folder = dayFolder(seed)
        if (made.problems.length === 0 && !keeps)
          rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
        const findings = made.problems.map((sentence) => ({
          sentence,
          repeat: `npm run day -- --seed ${seed} --visits ${made.visits}`,
          files: [`${relative('.', folder)}/visits.jsonl`],
        }))
        done(seed, { count: made.visits, findings })
      }
    },
  }
}

/**
 * `npm run day`: a day at a booth on the built product, with everything that goes wrong there, and its ledger.
 * @returns number of failing seeds
 */
export function dayCommand(args: readonly string[]): Promise<number> {
  const options = walkOptions(args, { takes: ['visits'], seeds: () => '1' })
  const { visits, resume } = options
  return runCommand(
    { tool: day({ visits, resume, keeps: true }), isDone: ({ count }) => count >= visits },
    options,
  )
}
