import type { Rested } from '../../../scripts/soak/bench/walk/walk'

/** A page at rest after a press, and what the browser told of until then. */
export interface Seen {
  rested: Pick<Rested, 'loading' | 'problems'>
  errors: readonly string[]
}

/** What went wrong at a press, a sentence each. A map that is not drawn yet is no fault: here software draws it. */
export function faultsOf({ rested: { loading, problems }, errors }: Seen): string[] {
  return [
    ...errors.map((error) => `The browser reports: ${error.slice(0, 400)}`),
    ...problems.map((title) => `A problem panel says "${title}".`),
    ...loading.filter((what) => !what.includes('map')).map((what) => `After the time limit ${what}.`),
  ]
}

/** Lets each fault pass once, whatever figures it names. */
export function eachOnce(): (faults: readonly string[]) => string[] {
  const known = new Set<string>()
  return (faults) =>
    faults.filter((fault) => {
      const signature = fault.replace(/\d+/g, '#')
      if (known.has(signature)) return false
      known.add(signature)
      return true
    })
}
