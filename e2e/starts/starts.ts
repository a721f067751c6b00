import { endWithoutBuild } from '../drivers/site'
import { startOptions } from './options'
import { printSummary, runStarts } from './run'

// npm run starts: cold starts by seed with something going wrong, each of which must end with a first screen.
endWithoutBuild()
const options = startOptions(process.argv.slice(2))
const failed = options.summary ? printSummary(options.browser) : await runStarts(options)
process.exitCode = failed > 0 ? 1 : 0
