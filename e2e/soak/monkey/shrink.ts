import type { Place, Step } from './action'

export interface Candidate {
  start: Place
  steps: Step[]
}

/** Says whether a candidate breaks the same invariant; returns the steps up to there, or null. */
export type Attempt = (candidate: Candidate) => Promise<Step[] | null>

const TAILS = [2, 4, 8, 16, 32, 64]

/**
 * The shortest trail that still fails, as long as `mayTry` allows another attempt: first the end of the walk from
 * where the page then was, then delta debugging (Zeller's ddmin) over the steps.
 */
export async function shrink(whole: Candidate, attempt: Attempt, mayTry: () => boolean): Promise<Candidate> {
  const fails = async (candidate: Candidate): Promise<Candidate | null> => {
    if (!mayTry()) return null
    const steps = await attempt(candidate)
    return steps ? { start: candidate.start, steps } : null
  }
  let best = whole
  for (const length of TAILS.filter((count) => count < whole.steps.length)) {
    const steps = whole.steps.slice(-length)
    const [first] = steps
    const found = first && (await fails({ start: first.at, steps }))
    if (found) {
      best = found
      break
    }
  }
  return reduce(best, fails, mayTry)
}

async function reduce(
  from: Candidate,
  fails: (candidate: Candidate) => Promise<Candidate | null>,
  mayTry: () => boolean,
): Promise<Candidate> {
  let best = from
  let parts = 2
  while (best.steps.length > 1 && mayTry()) {
    const size = Math.ceil(best.steps.length / parts)
    let found: Candidate | null = null
    for (let at = 0; at < best.steps.length && !found && mayTry(); at += size) {
      const steps = [...best.steps.slice(0, at), ...best.steps.slice(at + size)]
      found = steps.length > 0 ? await fails({ start: best.start, steps }) : null
    }
    if (found) {
      best = found
      parts = Math.max(2, parts - 1)
    } else if (size === 1) return best
    else parts = Math.min(best.steps.length, parts * 2)
  }
  return best
}
