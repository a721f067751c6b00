import { endWithoutBuild } from '../drivers/site'
import { type Options, options } from './options'
import { runNeighbors, runSeeds, runTrail } from './run'

// npm run monkey: wanders over the built product by seed, with its server stopped.
endWithoutBuild()
process.exitCode = (await run(options(process.argv.slice(2)))) > 0 ? 1 : 0

function run(asked: Options): Promise<number> {
  if (asked.replay) return runTrail(asked.replay, asked)
  return asked.neighbors ? runNeighbors(asked) : runSeeds(asked)
}
