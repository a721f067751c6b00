import { dayCommand } from './day/tool'
import { monkeyCommand } from './monkey/command'
import { startsCommand } from './starts/command'
import { visitsCommand } from './visits/tool'

/** Runs a command line. @returns number of seeds with findings */
type Command = (args: readonly string[]) => Promise<number>

/** The tools that have a command of their own. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  monkey: monkeyCommand,
  starts: startsCommand,
  day: dayCommand,
  visits: visitsCommand,
}
