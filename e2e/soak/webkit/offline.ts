import { existsSync } from 'node:fs'
import { createKioskServer } from '../../../scripts/service/start/kioskServer'
import { missingOf } from '../harness/engine'
import { fewSteps } from './fewSteps'
import { gameRun } from './gameActions'
import { runJourney } from './journey'
import { drawFence, replayTrip, savedGeofence, streetsAreDrawn } from './mapActions'
import { type Result, report } from './results'
import { englishTitle } from './titles'
import { tourChapter } from './tourActions'

// The offline cold start in real WebKit, the iPad's engine family: `npx tsx e2e/soak/webkit/offline.ts` after a build.
const PATHS = ['/welcome', '/1/detail/v-1']
/** Below the stage's own limit; other stages keep both cores busy beside it. */
const TOTAL_LIMIT_MS = 660_000

const ended: Result[] = []

// A hanging driver must not block CI, so a run past this limit counts as one failure.
const watchdog = setTimeout(() => {
  const last = ended.at(-1)?.name ?? 'the start'
  const detail = `did not end within ${TOTAL_LIMIT_MS / 1000} s; the last that ended was "${last}"`
  report([...ended, { name: 'the WebKit run', passed: false, detail }])
  process.exit(1)
}, TOTAL_LIMIT_MS)

const missing = missingOf('webkit')
if (missing) report([], missing)
else report(await run())
clearTimeout(watchdog)

async function run(): Promise<Result[]> {
  if (!existsSync('dist/index.html'))
    return [{ name: 'a build', passed: false, detail: 'dist is missing: npm run build' }]
  try {
    return await runJourney({
      serve: () => createKioskServer({ distDir: 'dist', port: 0 }),
      start: '/welcome',
      pages: PATHS.map((path) => ({ path, heading: englishTitle(path) })),
      // The run is played over the fence, which must outlive it.
      tasks: [streetsAreDrawn, replayTrip, drawFence, gameRun, tourChapter],
      // The steps reset what was made before.
      afterKill: [savedGeofence, fewSteps],
      artifacts: 'e2e/.artifacts/webkit',
      onResult: (result) => ended.push(result),
    })
  } catch (error) {
    return [
      {
        name: 'the WebKit run',
        passed: false,
        detail: error instanceof Error ? error.message : String(error),
      },
    ]
  }
}
