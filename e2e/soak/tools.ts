import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { makeVisits } from '../../scripts/visits/run'
import { dayFolder } from '../day/dayFiles'
import { simulateDay } from '../day/run'
import { BUILD } from '../drivers/site'
import { conditionsOf } from '../monkey/conditions'
import { neighborScreens } from '../monkey/neighborScreens'
import { type Kept, NEIGHBOR_CONDITIONS, runScreen, runSeed } from '../monkey/run'
import { type Engine, openSession } from '../monkey/session'
import { planOf } from '../starts/plan'
import { lineOf, makeStarts } from '../starts/run'
import { logFile } from '../starts/startLog'
import { isFailure } from '../starts/summary'
import { missingPackages } from '../webkit/requirements'
import { growths, WARM_AFTER } from './growth'
import type { Finding, Tool, Turn } from './tool'

/** Most steps of a walk; WebKit draws its maps in software, slowly. */
const STEPS: Readonly<Record<Engine, number>> = { chromium: 200, webkit: 60 }
/** Visits of a whole day at a booth. */
const DAY_VISITS = 200
/** A day without visits says nothing, and takes most of a minute to open and close. */
const LEAST_DAY_VISITS = 3

/** Every tool, those first that find most in little time. */
export const TOOLS: readonly Tool[] = [
  walks('monkey', 'chromium'),
  coldStarts('starts', 'chromium'),
  walks('webkit', 'webkit'),
  { name: 'day', unit: 'visits', missing: () => null, walk: days },
  { name: 'visits', unit: 'visits', missing: () => null, walk: visits },
  {
    name: 'neighbors',
    unit: 'steps',
    seeds: neighborScreens().length,
    missing: () => null,
    walk: neighbors,
  },
  coldStarts('webkit-starts', 'webkit'),
]

function walks(name: 'monkey' | 'webkit', browser: Engine): Tool {
  const known = new Set<string>()
  return {
    name,
    unit: 'steps',
    missing: () => missingOf(browser),
    async walk({ next, isOver, done }) {
      for (let seed = next(); seed !== null; seed = next()) {
        const how = { browser, steps: STEPS[browser], shrink: true, known, isOver }
        const kept = await runSeed(conditionsOf(seed), how)
        const engine = browser === 'webkit' ? ' --browser webkit' : ''
        const repeat = `npm run monkey -- --seed ${seed} --steps ${STEPS[browser]}${engine}`
        done(seed, { count: kept.trail.steps.length, findings: findingsOf(kept, repeat, engine) })
      }
    },
  }
}

async function neighbors({ next, done }: Turn): Promise<void> {
  const session = await openSession('chromium', NEIGHBOR_CONDITIONS)
  try {
    for (let screen = next(); screen !== null; screen = next()) {
      const kept = await runScreen(session, screen, { browser: 'chromium', shrink: true })
      const repeat = `npm run monkey -- --neighbors --start '${kept.trail.start.address}'`
      done(screen, { count: kept.trail.steps.length, findings: findingsOf(kept, repeat) })
    }
  } finally {
    await session.close()
  }
}

/** The shortest trail, where there is one, makes it again best. */
function findingsOf({ trail, files }: Kept, repeat: string, engine = ''): Finding[] {
  const shortest = files.find((file) => file.endsWith('-short.json'))
  return trail.broken.map(({ invariant, sentence }) => ({
    sentence: `${invariant}: ${sentence}`,
    repeat: shortest ? `npm run monkey -- --replay ${shortest}${engine}` : repeat,
    files,
  }))
}

function coldStarts(name: 'starts' | 'webkit-starts', browser: Engine): Tool {
  return {
    name,
    unit: 'starts',
    missing: () => missingOf(browser),
    walk: ({ next, done }) =>
      makeStarts({
        browser,
        parallel: 1,
        next() {
          const seed = next()
          return seed === null ? undefined : planOf(seed, browser)
        },
        onResult(result) {
          const { seed, outcome, fault, address } = result
          const isFound = isFailure(result)
          if (isFound) console.log(lineOf(result))
          const engine = browser === 'webkit' ? ' --browser webkit' : ''
          const finding = {
            sentence: `A cold start of ${address} with the fault "${fault}" ended with "${outcome}".`,
            repeat: `npm run starts -- --replay ${seed}${engine}`,
            files: [logFile(browser)],
          }
          done(seed, { count: outcome === 'not-run' ? 0 : 1, findings: isFound ? [finding] : [] })
        },
      }),
  }
}

async function days({ next, isOver, done }: Turn): Promise<void> {
  for (let seed = next(); seed !== null; seed = next()) {
    let begun = 0
    const day = await simulateDay({
      seed,
      visits: DAY_VISITS,
      resume: false,
      isOver: () => begun++ >= LEAST_DAY_VISITS && isOver(),
    })
    const folder = dayFolder(seed)
    // A device and a database each: only those with a problem are kept.
    if (day.problems.length === 0) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    const findings = day.problems.map((sentence) => ({
      sentence,
      repeat: `npm run day -- --seed ${seed} --visits ${day.visits}`,
      files: [`${relative('.', folder)}/visits.jsonl`],
    }))
    done(seed, { count: day.visits, findings })
  }
}

async function visits({ next, isOver, done }: Turn): Promise<void> {
  for (let seed = next(); seed !== null; seed = next()) {
    let made = 0
    const isLast = (visit: number) => {
      made = visit
      return visit >= DAY_VISITS || isOver()
    }
    const problems = await makeVisits({ dist: BUILD, seed, marks: new Set([WARM_AFTER]), isLast }).then(
      growths,
      (error: Error) => [error.message],
    )
    const repeat = `npm run visits -- --seed ${seed} --visits ${made + 1}`
    const findings = problems.map((sentence) => ({ sentence, repeat, files: [] }))
    done(seed, { count: made, findings })
  }
}

function missingOf(browser: Engine): string | null {
  const missing = browser === 'webkit' ? missingPackages() : []
  return missing.length > 0 ? `real WebKit is not on this machine (Debian: ${missing.join(', ')})` : null
}
