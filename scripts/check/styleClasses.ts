import { dirname, join, normalize } from 'node:path'

/** A source file: its path from the root of the project and its text. */
export interface SourceText {
  path: string
  text: string
}

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g

/**
 * Classes that a component names and its CSS module does not have, which leaves a part of the screen
 * without its style and says nothing; and classes that no component names.
 * @param sources components and the CSS modules that they import
 * @returns one sentence a problem
 */
export function styleClassProblems(sources: readonly SourceText[]): string[] {
  const classesOf = new Map(
    sources
      .filter(({ path }) => path.endsWith('.module.css'))
      .map(({ path, text }) => [path, classesIn(text)]),
  )
  const usedIn = new Map<string, Set<string>>()
  /** Stylesheets of which a class is chosen by a value, so that unused ones cannot be told. */
  const chosenFrom = new Set<string>()
  const problems: string[] = []
  for (const { path, text } of sources) {
    for (const [line, name = '', target = ''] of text.matchAll(IMPORT)) {
      const sheet = normalize(join(dirname(path), target))
      const classes = classesOf.get(sheet)
      if (!classes) {
        problems.push(`${path}: ${target} is not there`)
        continue
      }
      const rest = text.replace(line, '')
      const uses = rest.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))
      const used = new Set([...uses].map(([, plain, quoted]) => plain ?? quoted ?? ''))
      usedIn.set(sheet, new Set([...(usedIn.get(sheet) ?? []), ...used]))
      if (new RegExp(`\\b${name}\\b(?!\\.|\\[')`).test(rest)) chosenFrom.add(sheet)
      for (const one of used) if (!classes.has(one)) problems.push(`${path}: ${sheet} has no class ${one}`)
    }
  }
  for (const [sheet, classes] of classesOf) {
    if (chosenFrom.has(sheet)) continue
    for (const one of classes)
      if (!usedIn.get(sheet)?.has(one)) problems.push(`${sheet}: no component names ${one}`)
  }
  return [...new Set(problems)]
}

function classesIn(css: string): Set<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}
