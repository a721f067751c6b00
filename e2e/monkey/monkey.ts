import { options } from './options'
import { runSeeds, runTrail } from './run'

// npm run monkey: wanders over the built product by seed, with its server stopped.
const asked = options(process.argv.slice(2))
const broken = asked.replay ? await runTrail(asked.replay, asked) : await runSeeds(asked)
process.exitCode = broken > 0 ? 1 : 0
