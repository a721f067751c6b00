import { type Engine, missingOf } from '../harness/engine'
import { LOG_FILE } from '../harness/log'
import type { Tool } from '../harness/tool'
import { LIMIT_MS } from './firstScreen'
import { Load } from './load'
import { planOf } from './plan'
import { isFailure, type StartResult } from './results'
import { Starter } from './starter'

export interface StartsOptions {
  /** Tells of every start, not only of those that failed. */
  tellsAll?: boolean
}

/** Cold starts by seed. */
export function starts(engine: Engine, { tellsAll = false }: StartsOptions = {}): Tool {
  const load = new Load()
  return {
    name: engine === 'webkit' ? 'webkit-starts' : 'starts',
    unit: 'starts',
    missing: () => missingOf(engine),
    async walk({ next, done }) {
      const lane = load.enter()
      let starter: Starter | null = null
      try {
        for (let seed = next(); seed !== null; seed = next()) {
          const plan = planOf(seed, engine)
          starter ??= await Starter.open(engine)
          const started = await starter.start(plan, (isWanted) => load.set(lane, isWanted ? plan.load : 0))
          load.set(lane, 0)
          const result = { ...plan, ...started }
          if (tellsAll || isFailure(result) || result.outcome === 'lost') console.log(lineOf(result))
          done(seed, walkedOf(result, engine))
        }
      } finally {
        await starter?.close()
        load.leave(lane)
      }
    },
  }
}

function walkedOf(result: StartResult, engine: Engine) {
  const { seed, outcome, fault, address } = result
  const finding = {
    sentence: `A cold start of ${address} with the fault "${fault}" ended with "${outcome}".`,
    repeat: `npm run starts -- --replay ${seed}${engine === 'webkit' ? ' --browser webkit' : ''}`,
    files: [LOG_FILE],
  }
  return {
    count: outcome === 'not-run' ? 0 : 1,
    findings: isFailure(result) ? [finding] : [],
    detail: result,
  }
}

/** A start in a line. */
function lineOf(result: StartResult): string {
  const verdict = isFailure(result) ? `no first screen in ${LIMIT_MS / 1000} s` : result.outcome
  return `seed ${result.seed}: ${verdict} ${JSON.stringify(result)}`
}
