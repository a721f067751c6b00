import { runCommand } from '../harness/command'
import { walkOptions } from '../harness/options'
import { neighborScreens } from './neighborScreens'
import { NO_ANSWER, runTrail } from './run'
import { monkey, neighbors } from './tools'

/** `npm run monkey`: wanders over the built product by seed, with its server stopped. @returns number of failing seeds */
export function monkeyCommand(args: readonly string[]): Promise<number> {
  const options = walkOptions(args, {
    takes: ['parallel', 'browser', 'steps', 'replay', 'start', 'neighbors', 'no-shrink'],
    seeds: () => '1',
  })
  const { engine, steps, start, replay } = options
  if (replay) return runTrail(replay, options)
  if (options.neighbors) {
    const screens = [...neighborScreens().entries()].filter(
      ([, { address }]) => start === undefined || address === start,
    )
    const seeds = screens.map(([screen]) => screen)
    return runCommand({ tool: neighbors(engine, options) }, { ...options, seeds })
  }
  return runCommand(
    {
      tool: monkey(engine, options),
      // A walk that was ended in the middle says nothing of its seed.
      isDone: ({ count, findings }) =>
        findings.length === 0
          ? count >= steps
          : !findings.some(({ sentence }) => sentence.startsWith(`${NO_ANSWER}:`)),
    },
    options,
  )
}
