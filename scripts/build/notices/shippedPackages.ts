import { existsSync, readFileSync } from 'node:fs'

/** `name` or `@scope/name` after the last `node_modules/`. */
const IN_PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//s
/** Code that a tool puts into a build under its own name, such as `\0vite/preload-helper.js`. */
const OF_TOOL = /^\0([a-z][\w-]*)\//

/** The package that a module or a copied file of a build is of; null where it is our own. */
export function packageOf(file: string): string | null {
  const [, name] = IN_PACKAGE.exec(file) ?? []
  if (name !== undefined) return name
  const [, tool] = OF_TOOL.exec(file) ?? []
  return tool !== undefined && existsSync(`node_modules/${tool}`) ? tool : null
}

/**
 * The packages whose code lies inside a file that its own package already bundled, by the source map beside it; none
 * where there is no map.
 */
export function packagesInside(file: string): string[] {
  const path = file.replace(/[?#].*$/, '')
  if (packageOf(path) === null || !existsSync(`${path}.map`)) return []
  const { sources = [] } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources?: string[] }
  return [...new Set(sources.flatMap((source) => packageOf(source) ?? []))]
}
