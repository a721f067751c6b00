import { endWithoutBuild } from '../drivers/site'
import { dayOptions } from './options'
import { runDay } from './run'

// npm run day: a day at a booth on the built product, with everything that goes wrong there, and its ledger.
endWithoutBuild()
process.exitCode = (await runDay(dayOptions(process.argv.slice(2)))) > 0 ? 1 : 0
