import type { CrossRule, DemoData } from '../rules/rule'
import { committedRows } from './committedRows'

type Name = keyof DemoData

const DATA = committedRows()
const NAMES = Object.keys(DATA) as Name[]

/** What a rule finds in the data of the repository, and which datasets it looks at for that. */
const found = new Map<CrossRule, { problems: string[]; reads: ReadonlySet<Name> }>()

/**
 * Problems of the data of the repository after `spoil` changed it. Only the datasets that it looks at are
 * copied, and only the rules that look at one of those are run anew: the others can find nothing else.
 */
export function problemsAfter(rules: readonly CrossRule[], spoil: (data: DemoData) => void): string[] {
  const copies = new Map<Name, unknown>()
  spoil(
    watched((name) => {
      if (!copies.has(name)) copies.set(name, structuredClone(DATA[name]))
      return copies.get(name)
    }),
  )
  const data = watched((name) => copies.get(name) ?? DATA[name])
  return rules.flatMap((rule) => {
    const { problems, reads } = foundIn(rule)
    return [...copies.keys()].some((name) => reads.has(name)) ? rule.check(data).problems : problems
  })
}

function foundIn(rule: CrossRule): { problems: string[]; reads: ReadonlySet<Name> } {
  const known = found.get(rule)
  if (known) return known
  const reads = new Set<Name>()
  const { problems } = rule.check(
    watched((name) => {
      reads.add(name)
      return DATA[name]
    }),
  )
  found.set(rule, { problems, reads })
  return { problems, reads }
}

/** The datasets, each as `read` gives it when it is looked at. */
function watched(read: (name: Name) => unknown): DemoData {
  const data = {}
  for (const name of NAMES) Object.defineProperty(data, name, { enumerable: true, get: () => read(name) })
  return data as DemoData
}
