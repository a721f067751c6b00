import type { FolderFiles } from './packFolder'

/** Names that a generated pack has in place of the shipped ones; what is left out stays. */
export interface Names {
  /** The company whose fleet it is. */
  company?: string | undefined
  /** Names of the fleets, in the order of the shipped ones. */
  fleets: readonly string[]
  /** Label of a vehicle, with `{n}` for its number. */
  label?: string | undefined
}

/**
 * The shipped story under other names: a company, its fleets and the labels of its vehicles, in every dataset that
 * speaks of them, so that no reference breaks.
 */
export function rename(files: FolderFiles, { company, fleets, label }: Names): FolderFiles {
  const rows = (name: string): Record<string, unknown>[] =>
    [...files.values()].flatMap((content) => (content[name] as Record<string, unknown>[] | undefined) ?? [])
  const words = new Map<string, string>()
  for (const [at, { name }] of rows('fleets').entries()) {
    const given = fleets[at]
    if (given) words.set(String(name), given)
  }
  const owner = rows('accountOverviews').find(({ id }) => id === 'fleet')
  if (company && owner) words.set(String(owner.name), company)
  if (label)
    for (const [at, { label: shipped }] of rows('vehicles').entries())
      words.set(String(shipped), label.replaceAll('{n}', String(at + 1)))
  return new Map([...files].map(([file, content]) => [file, replaced(content, words) as typeof content]))
}

/** Texts that are one of the words; a text that only holds one is left, for it may mean something else. */
function replaced(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return words.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => replaced(one, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, words)]))
}
