import { posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

export interface BuiltModule {
  /** Files that load with this one. */
  imports: string[]
  /** Files that load later, each with what Vite preloads beside it (its own imports and styles). */
  dynamicImports: { file: string; deps: string[] }[]
}

/** Reads the imports of one built script; paths are relative to the root of the site. */
export function readBuiltModule(path: string, source: string): BuiltModule {
  const { module, program } = parseSync(path, source)
  const resolve = (specifier: string) => posix.join(posix.dirname(path), specifier)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
  ]
  const imports = new Set(specifiers.filter((specifier) => specifier.startsWith('.')).map(resolve))
  if (module.dynamicImports.length === 0) return { imports: [...imports], dynamicImports: [] }

  const table = preloadTable(source)
  const found = new Map<number, { file: string; deps: string[] }>()
  const preloads: { start: number; end: number; deps: string[] }[] = []
  new Visitor({
    ImportExpression: ({ source: from, start }) => {
      const specifier = textOf(from)
      if (specifier?.startsWith('.')) found.set(start, { file: resolve(specifier), deps: [] })
    },
    CallExpression: ({ arguments: args, start, end }) => {
      for (const argument of args) {
        if (argument.type !== 'CallExpression' || argument.callee.type !== 'Identifier') continue
        if (argument.callee.name !== '__vite__mapDeps' || argument.arguments[0]?.type !== 'ArrayExpression')
          continue
        const deps = argument.arguments[0].elements.flatMap((element) => {
          const index = element?.type === 'Literal' ? Number(element.value) : Number.NaN
          return table[index] ?? []
        })
        preloads.push({ start, end, deps })
      }
    },
  }).visit(program)
  for (const [at, target] of found) {
    const inside = preloads.filter(({ start, end }) => start <= at && at < end)
    target.deps = inside.sort((a, b) => b.start - a.start)[0]?.deps ?? []
  }
  return { imports: [...imports], dynamicImports: [...found.values()] }
}

function textOf(node: ESTree.Expression): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' && node.quasis.length === 1
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined
}

/** The list that Vite writes at the head of a chunk: `__vite__mapDeps=(i,m=...,d=(m.f||(m.f=["assets/a.js"])))`. */
function preloadTable(source: string): string[] {
  const list = /__vite__mapDeps=.{0,80}?m\.f=(\[[^\]]*\])/.exec(source)?.[1]
  return list === undefined ? [] : (JSON.parse(list) as string[])
}
