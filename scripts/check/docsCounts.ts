import { isDocument } from './docsPaths'
import { type DocsTree, lineOf } from './docsTree'
import type { Violation } from './layers'

export interface Count {
  file: string
  /** The sentence, with the number as its one group. */
  says: RegExp
  count: (tree: DocsTree) => number
}

/** A count of things in the repository. */
const CLAIM =
  /(?<![\w.])(\d[\d,]*) (?:[a-z-]+ ){0,2}?(?:files|folders|modules|tests|specs|datasets|catalogs|messages|scripts|trips|cross rules|layers|steps|atoms|icons)\b/g

/** False for rules and changelogs, whose numbers describe the product or the past. */
const describesRepository = (file: string) =>
  isDocument(file) && file !== 'CHANGELOG.md' && (!file.startsWith('docs/') || file === 'docs/testing.md')

/** Checks counts in documents: each must be true, and each must have a row in the table that recomputes it. */
export function checkCounts(tree: DocsTree, counts: readonly Count[]): Violation[] {
  const stale = counts.flatMap(({ file, says, count }) => {
    const text = tree.texts.get(file) ?? ''
    const found = says.exec(text)
    if (!found)
      return [
        {
          file,
          line: 1,
          message: `says nothing like ${says} any more: take the row out of docsCountTable.ts`,
        },
      ]
    const stated = Number((found[1] ?? '').replaceAll(',', ''))
    const real = count(tree)
    return stated === real
      ? []
      : [{ file, line: lineOf(text, found.index), message: `says "${found[0]}", and there are ${real}` }]
  })
  const unchecked = [...tree.texts].flatMap(([file, text]) => {
    if (!describesRepository(file)) return []
    const checked = counts.flatMap((row) => {
      const found = row.file === file ? row.says.exec(text) : null
      return found ? [[found.index, found.index + found[0].length] as const] : []
    })
    return [...text.matchAll(CLAIM)]
      .filter(({ index }) => !checked.some(([from, to]) => from <= index && index < to))
      .map(({ 0: claim, index }) => ({
        file,
        line: lineOf(text, index),
        message: `"${claim}": a number that goes stale. Leave it out, or add a row to docsCountTable.ts`,
      }))
  })
  return [...stale, ...unchecked]
}
