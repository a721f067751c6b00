import { posix } from 'node:path'
import { isDoc } from './docsIds'
import { type DocsTree, lineOf } from './docsTree'
import type { Violation } from './layers'

const DOCUMENTS = new Set([
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'scripts/README.md',
])

/** Extensions of source files; a name such as `config.json` or `sw.js` may mean a file of the build. */
const SOURCE_EXTENSION = /\.(ts|tsx|css|md|sql|py)$/
/** A file named in code, from the root, or in backticks from src: in a comment, a message or a list. */
const PATH_IN_CODE =
  /(?<![\w./@-])(?:(?:src|scripts|e2e|demo-data|public|deploy)\/|(?<=`)[a-z]\w*\/)[\w./-]*\.(?:tsx?|css|md|sql|py|svg|conf)\b/g
const CODE_OR_LINK = /`([^`\n]+)`|\]\(([^)\s]+)\)/g

export function isDocument(file: string): boolean {
  return DOCUMENTS.has(file) || isDoc(file)
}

/** Checks that paths in backticks, links and `npm run` commands in documents exist. */
export function checkPaths(tree: DocsTree, npmScripts: ReadonlySet<string>): Violation[] {
  const words = pathSegments(tree.paths)
  return [...tree.texts].flatMap(([file, text]) => {
    if (!isDocument(file)) return []
    return [...text.matchAll(CODE_OR_LINK)].flatMap(({ 0: found, 1: code, 2: link, index }) => {
      const say = (message: string) => [{ file, line: lineOf(text, index), message }]
      const message =
        code === undefined
          ? missingLink(file, link ?? '', tree)
          : missingCode(file, code, tree, words, npmScripts)
      if (message !== undefined) return isPlan(lineAt(text, index)) ? [] : say(message)
      const named = /\/|^npm run /.test(code ?? link ?? '')
      return named && text.startsWith(' (to come)', index + found.length)
        ? say(`${code ?? link} has come`)
        : []
    })
  })
}

/** Checks that files named in code exist, because such a path goes stale as silently as one in a document. */
export function checkPathsInCode(tree: DocsTree): Violation[] {
  const { folders } = pathSegments(tree.paths)
  const isMissing = (file: string, path: string) =>
    folders.has(path.split('/')[0] ?? '') &&
    !tree.isIgnored(path) &&
    !candidates(file, path).some((one) => tree.paths.has(one))
  return [...tree.texts].flatMap(([file, text]) =>
    isDocument(file) || /\.test\.tsx?$|^scripts\/check\/docs/.test(file)
      ? []
      : [...text.matchAll(PATH_IN_CODE)]
          .filter(({ 0: path }) => isMissing(file, path))
          .map(({ 0: path, index }) => ({
            file,
            line: lineOf(text, index),
            message: `${path} is not in the tree`,
          })),
  )
}

function missingLink(file: string, link: string, tree: DocsTree): string | undefined {
  if (/^([a-z]+:|#)/.test(link)) return undefined
  const path = posix.join(posix.dirname(file), link.replace(/#.*$/, ''))
  return tree.paths.has(path) ? undefined : `the link leads to ${path}, which is not there`
}

function missingCode(
  file: string,
  code: string,
  tree: DocsTree,
  words: PathSegments,
  npmScripts: ReadonlySet<string>,
): string | undefined {
  const script = /^npm run ([\w:-]+)/.exec(code)?.[1]
  if (script !== undefined)
    return npmScripts.has(script) ? undefined : `package.json has no script "${script}"`
  const path = code.replace(/^\.\//, '').replace(/\/$/, '')
  if (!looksLikePath(code, path, words) || tree.isIgnored(path)) return undefined
  return candidates(file, path).some((one) => isThere(one, tree.paths)) || isNameOfFile(path, words)
    ? undefined
    : `${code} is not in the tree`
}

interface PathSegments {
  /** Top-level folders of the repository and of src, which documents name without the `src/`. */
  folders: ReadonlySet<string>
  /** Last parts of all paths. */
  names: ReadonlySet<string>
}

function pathSegments(paths: ReadonlySet<string>): PathSegments {
  const all = [...paths]
  const tops = all.filter((path) => all.length > 0 && /^(?:src\/)?[^/]+$/.test(path) && !/\.\w+$/.test(path))
  return {
    folders: new Set(tops.map((path) => path.replace(/^src\//, ''))),
    names: new Set(all.map((path) => posix.basename(path))),
  }
}

/** True without white space and scheme, and with a known first folder or a source extension. */
function looksLikePath(code: string, path: string, { folders }: PathSegments): boolean {
  if (!/^[\w.*{}<>,[\]/-]+$/.test(path) || code.startsWith('/')) return false
  const first = path.split('/')[0] ?? ''
  return code.includes('/') ? folders.has(first) || SOURCE_EXTENSION.test(path) : SOURCE_EXTENSION.test(path)
}

/** Resolves a path from the root, the document's folder, or src. */
function candidates(file: string, path: string): string[] {
  return [path, posix.join(posix.dirname(file), path), posix.join('src', path)]
}

/** `<name>` and `*` match any one segment, `{a,b}` each alternative. */
function isThere(path: string, paths: ReadonlySet<string>): boolean {
  return expandBraces(path).every((one) => {
    if (!/[<*]/.test(one)) return paths.has(one)
    const form = new RegExp(`^${one.replace(/[.+[\]]/g, '\\$&').replace(/<[\w-]+>|\*\*?/g, '[^/]*')}$`)
    return [...paths].some((there) => form.test(there))
  })
}

function expandBraces(path: string): string[] {
  const [whole, before = '', choice = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? []
  return whole === undefined
    ? [path]
    : choice.split(',').flatMap((one) => expandBraces(`${before}${one.trim()}${after}`))
}

function isNameOfFile(path: string, { names }: PathSegments): boolean {
  return !path.includes('/') && isThere(path, names)
}

function lineAt(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset) + 1).split('\n', 1)[0] ?? ''
}

/** True for a line that marks itself as a plan, whose files need not exist yet. */
function isPlan(line: string): boolean {
  return /to come/.test(line) && !/^- \*\*/.test(line)
}
