import { parseArgs } from 'node:util'
import { TOOL_NAMES, type ToolName } from './harness/tool'

export interface Options {
  /** Time for all tools together; a turn that began is finished. */
  minutes: number
  only: readonly ToolName[]
  /** A seed to walk again instead of new ones. */
  seed: number | undefined
}

/** Reads the command line. @throws Error for one that means nothing */
export function soakOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '60' },
      only: { type: 'string', default: TOOL_NAMES.join() },
      seed: { type: 'string' },
    },
  })
  const minutes = Number(values.minutes)
  const seed = values.seed === undefined ? undefined : Number(values.seed)
  const names = values.only.split(',')
  const only = TOOL_NAMES.filter((name) => names.includes(name))
  if (!(minutes > 0)) throw new Error('--minutes is a number above 0')
  if (seed !== undefined && !(Number.isSafeInteger(seed) && seed >= 0))
    throw new Error('--seed is a whole number from 0')
  if (only.length !== names.length) throw new Error(`--only takes ${TOOL_NAMES.join(', ')}`)
  return { minutes, only, seed }
}
