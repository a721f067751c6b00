import { mkdirSync, writeFileSync } from 'node:fs'
import { runCommand } from '../harness/command'
import { walkOptions } from '../harness/options'
import type { Tool } from '../harness/tool'
import { growths, WARM_AFTER } from './growth'
import { makeVisits } from './run'
import type { State } from './state'
import { visitsTable } from './table'

export interface VisitsToolOptions {
  visits?: number
  /** Visits after which the page is measured. */
  marks?: readonly number[]
  /** Called with what the page held at the marks and at the end. */
  onStates?: (states: readonly State[]) => void
}

/** Visit after visit on one page, by seed. */
export function visits({ visits: most = 200, marks = [WARM_AFTER], onStates }: VisitsToolOptions = {}): Tool {
  return {
    name: 'visits',
    unit: 'visits',
    missing: () => null,
    async walk({ next, isOver, done }) {
      for (let seed = next(); seed !== null; seed = next()) {
        let made = 0
        const isLast = (visit: number) => {
          made = visit
          return visit >= most || isOver()
        }
        const problems = await makeVisits({ seed, marks, isLast }).then(
          (states) => {
            onStates?.(states)
            return growths(states)
          },
          (error: Error) => [error.message],
        )
        const repeat = `npm run visits -- --seed ${seed} --visits ${made + 1}`
        const findings = problems.map((sentence) => ({ sentence, repeat, files: [] }))
        done(seed, { count: made, findings })
      }
    },
  }
}

/**
 * `npm run visits`: visit after visit on one page of the built product with its server stopped, and what it holds.
 * @returns number of failing seeds
 */
export function visitsCommand(args: readonly string[]): Promise<number> {
  const options = walkOptions(args, { takes: ['visits', 'marks'], seeds: () => '0', minutes: 60 })
  const onStates = (states: readonly State[]) => {
    console.log(`\n${visitsTable(states)}`)
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/visits.json', `${JSON.stringify(states, null, 1)}\n`)
  }
  return runCommand({ tool: visits({ ...options, onStates }) }, options)
}
