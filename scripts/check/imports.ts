import { type ESTree, parseSync, Visitor } from 'vite'

export type ImportKind = 'value' | 'type' | 'dynamic'

export interface ImportRef {
  specifier: string
  kind: ImportKind
  line: number
}

/** References of a source file: imported modules, uses of the network, and listeners of the whole page. */
export interface ModuleReferences {
  imports: ImportRef[]
  /** Lines with a direct use of the network (`fetch(`, `new WebSocket(`, ...). */
  network: { line: number; what: string }[]
  /** Lines that listen on the window or the document; the event is undefined where its name is no plain text. */
  listeners: { line: number; event: string | undefined }[]
  /** A syntax error, in the parser's words. */
  error?: string
}

const GLOBALS = new Set(['globalThis', 'window', 'self'])
const PAGE = new Set([...GLOBALS, 'document'])
const NETWORK_CLASSES = new Set(['XMLHttpRequest', 'WebSocket', 'EventSource'])

/** Parses one TypeScript file and lists its imports of every form: static, dynamic, type, re-export, glob. */
export function parseReferences(path: string, source: string): ModuleReferences {
  const { module, program, errors } = parseSync(path, source)
  const lineAt = lineCounter(source)
  const imports: ImportRef[] = []
  const network: ModuleReferences['network'] = []
  const listeners: ModuleReferences['listeners'] = []
  const add = (specifier: string, kind: ImportKind, start: number) => {
    imports.push({ specifier, kind, line: lineAt(start) })
  }

  for (const { moduleRequest, entries, start } of module.staticImports) {
    // `import './x.css'` has no specifiers and is imported for its side effect, so it counts as a value.
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType)
    add(moduleRequest.value, typeOnly ? 'type' : 'value', start)
  }
  for (const { entries, start } of module.staticExports) {
    for (const [specifier, typeOnly] of reExports(entries)) add(specifier, typeOnly ? 'type' : 'value', start)
  }
  new Visitor({
    ImportExpression: ({ source: from, start }) => {
      const specifier = literalText(from)
      if (specifier !== undefined) add(specifier, 'dynamic', start)
    },
    TSImportType: (node) => add(node.source.value, 'type', node.start),
    CallExpression: (node) => {
      const [event] = node.arguments
      if (listensToPage(node.callee))
        listeners.push({ line: lineAt(node.start), event: event && literalText(event) })
      const name = networkCall(node.callee)
      if (name) network.push({ line: lineAt(node.start), what: name })
      for (const glob of globbed(node)) add(glob.specifier, glob.eager ? 'value' : 'dynamic', node.start)
    },
    NewExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && NETWORK_CLASSES.has(callee.name)) {
        network.push({ line: lineAt(start), what: `new ${callee.name}(` })
      }
    },
  }).visit(program)

  const error = errors[0]?.message
  return { imports, network, listeners, ...(error !== undefined && { error }) }
}

type ExportEntries = ReturnType<typeof parseSync>['module']['staticExports'][number]['entries']

function reExports(entries: ExportEntries): Map<string, boolean> {
  const found = new Map<string, boolean>()
  for (const { moduleRequest, isType } of entries) {
    if (moduleRequest) found.set(moduleRequest.value, (found.get(moduleRequest.value) ?? true) && isType)
  }
  return found
}

function networkCall(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name === 'fetch' ? 'fetch(' : undefined
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined
  const owner = callee.object.name
  const property = 'name' in callee.property ? callee.property.name : ''
  if (GLOBALS.has(owner) && property === 'fetch') return `${owner}.fetch(`
  return owner === 'navigator' && property === 'sendBeacon' ? 'navigator.sendBeacon(' : undefined
}

/** `addEventListener(`, of the window or of the document. */
function listensToPage(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'addEventListener'
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false
  const property = 'name' in callee.property ? callee.property.name : ''
  return PAGE.has(callee.object.name) && property === 'addEventListener'
}

/** `import.meta.glob('../features/*')`: the fixed part of the pattern is the import. */
function globbed({
  callee,
  arguments: args,
}: ESTree.CallExpression): { specifier: string; eager: boolean }[] {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return []
  if (!('name' in callee.property) || callee.property.name !== 'glob') return []
  const [first, options] = args
  const eager =
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (p) =>
        p.type === 'Property' && 'name' in p.key && p.key.name === 'eager' && literalOf(p.value) === true,
    )
  const patterns = first?.type === 'ArrayExpression' ? first.elements : [first]
  return patterns.flatMap((pattern) => {
    const text = pattern ? literalText(pattern) : undefined
    return text === undefined || text.startsWith('!') ? [] : [{ specifier: text, eager }]
  })
}

function literalOf(node: ESTree.Node): unknown {
  return node.type === 'Literal' ? node.value : undefined
}

/** Text of a plain string or of a template's fixed beginning. */
function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
}

function lineCounter(source: string): (offset: number) => number {
  const starts = [0]
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let line = 0
    while (line + 1 < starts.length && (starts[line + 1] ?? 0) <= offset) line += 1
    return line + 1
  }
}
