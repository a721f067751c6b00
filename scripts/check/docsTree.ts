import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export interface DocsTree {
  /** Files and folders by their path from the root, ignored ones left out. */
  paths: ReadonlySet<string>
  /** What people write: code, styles, configuration, documents; by path, sorted. */
  texts: ReadonlyMap<string, string>
  /** Whether a path is made by a program and not committed (`.gitignore`). */
  isIgnored: (path: string) => boolean
}

const WRITTEN =
  /\.(ts|tsx|js|mjs|jsx|css|html|md|py|sql|conf|sh)$|^\.ci\/run$|^[^/]+\.json$|^demo-data\/manifest\.json$/
/** Written by programs, long, and without a comment. */
const GENERATED = new Set(['package-lock.json'])

/** The tree as documents speak of it: every path that is not ignored, and every text that somebody wrote. */
export function readDocsTree(root: string): DocsTree {
  const isIgnored = ignoreRules(readFileSync(join(root, '.gitignore'), 'utf8'))
  const paths = new Set<string>()
  const texts = new Map<string, string>()
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name)
      if (path === '.git' || isIgnored(path)) continue
      paths.add(path)
      if (entry.isDirectory()) walk(path)
      else if (WRITTEN.test(path) && !GENERATED.has(path))
        texts.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  walk('')
  return { paths, texts: new Map([...texts].sort(([a], [b]) => a.localeCompare(b))), isIgnored }
}

/** The few forms that our `.gitignore` has: a name anywhere, a path from the root, and a star in either. */
export function ignoreRules(gitignore: string): (path: string) => boolean {
  const rules = gitignore
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const body = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '[^/]*')
      return new RegExp(`${line.includes('/') ? '^' : '(^|/)'}${body}(/|$)`)
    })
  return (path) => rules.some((rule) => rule.test(path))
}

/** Line of an offset, counted from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
