import { runCommand } from '../harness/command'
import { seedsOf, walkOptions } from '../harness/options'
import { planOf } from './plan'
import { resultsBySeed } from './results'
import { summaryLines } from './summary'
import { starts } from './tool'

/**
 * `npm run starts`: cold starts by seed with something going wrong, each of which must end with a first screen.
 * @returns number of failing seeds
 */
export function startsCommand(args: readonly string[]): Promise<number> {
  const options = walkOptions(args, {
    takes: ['replay', 'browser', 'parallel', 'summary', 'fault'],
    seeds: (engine) => (engine === 'webkit' ? '1..200' : '1..2000'),
  })
  const { engine, replay, fault } = options
  const asked = replay === null ? options.seeds : seedsOf(replay)
  const seeds = asked.filter((seed) => fault === undefined || planOf(seed, engine).fault === fault)
  return runCommand(
    {
      tool: starts(engine, { tellsAll: asked.length === 1 }),
      // A start whose fault could not be made is tried again.
      isDone: ({ count }) => count > 0,
      report: (entries) => summaryLines(resultsBySeed(entries)),
    },
    { ...options, seeds, resume: options.resume && replay === null },
  )
}
