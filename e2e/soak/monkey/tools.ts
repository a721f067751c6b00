import { type Engine, missingOf } from '../harness/engine'
import type { Finding, Tool } from '../harness/tool'
import { conditionsOf } from './conditions'
import { neighborScreens } from './neighborScreens'
import { type Kept, NEIGHBOR_CONDITIONS, runScreen, runSeed, type SeedOptions } from './run'
import { openSession } from './session'

/** Most steps of a walk, unless more are asked for; WebKit draws its maps in software, slowly. */
const STEPS: Readonly<Record<Engine, number>> = { chromium: 200, webkit: 60 }

export interface MonkeyOptions extends Partial<Pick<SeedOptions, 'steps' | 'shrink'>> {
  /** Address that walks begin at; by seed when there is none. */
  start?: string | undefined
}

/** Walks by seed. */
export function monkey(
  engine: Engine,
  { steps = STEPS[engine], shrink = true, start }: MonkeyOptions = {},
): Tool {
  const known = new Set<string>()
  return {
    name: engine === 'webkit' ? 'webkit' : 'monkey',
    unit: 'steps',
    missing: () => missingOf(engine),
    async walk({ next, isOver, done }) {
      for (let seed = next(); seed !== null; seed = next()) {
        const kept = await runSeed(conditionsOf(seed, start), { engine, steps, shrink, known, isOver })
        const repeat = `npm run monkey -- --seed ${seed} --steps ${steps}${browserFlag(engine)}`
        done(seed, { count: kept.trail.steps.length, findings: findingsOf(kept, repeat, engine) })
      }
    },
  }
}

/** Walks between the neighboring states of each screen; a seed is a screen's place in the list. */
export function neighbors(engine: Engine, { shrink = true }: MonkeyOptions = {}): Tool {
  return {
    name: 'neighbors',
    unit: 'steps',
    seeds: neighborScreens().length,
    missing: () => missingOf(engine),
    async walk({ next, done }) {
      const session = await openSession(engine, NEIGHBOR_CONDITIONS)
      try {
        for (let screen = next(); screen !== null; screen = next()) {
          const kept = await runScreen(session, screen, { engine, shrink })
          const repeat = `npm run monkey -- --neighbors --start '${kept.trail.start.address}'`
          done(screen, { count: kept.trail.steps.length, findings: findingsOf(kept, repeat, engine) })
        }
      } finally {
        await session.close()
      }
    },
  }
}

/** The shortest trail, where there is one, makes it again best. */
function findingsOf({ trail, files }: Kept, repeat: string, engine: Engine): Finding[] {
  const shortest = files.find((file) => file.endsWith('-short.json'))
  return trail.broken.map(({ invariant, sentence }) => ({
    sentence: `${invariant}: ${sentence}`,
    repeat: shortest ? `npm run monkey -- --replay ${shortest}${browserFlag(engine)}` : repeat,
    files,
  }))
}

const browserFlag = (engine: Engine) => (engine === 'webkit' ? ' --browser webkit' : '')
