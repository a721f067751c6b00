import { type ESTree, parseSync } from 'vite'
import type { DocsId } from './docsIds'
import type { Violation } from './layers'

type Value = string | number | boolean | null | Value[] | { [key: string]: Value }

/** `NAME = value` in backticks. */
const CONSTANT = /`([A-Z][A-Z0-9_]*) = ([^`]+)`/g
const PATH = /`((?:src|scripts|e2e)\/[^`\s]+\.tsx?)`/g

/**
 * Constants that rules name: each is exported by a file that the rule names, with that value, and two
 * rules that name one constant agree on it.
 */
export function checkConstants(texts: ReadonlyMap<string, string>, ids: readonly DocsId[]): Violation[] {
  const violations: Violation[] = []
  const firstNamed = new Map<string, { id: string; value: string }>()
  for (const { file, line, id, text } of ids) {
    const say = (message: string) => violations.push({ file, line, message: `${id}: ${message}` })
    const paths = [...text.matchAll(PATH)].map(([, path]) => path ?? '')
    for (const [, name = '', written = ''] of text.matchAll(CONSTANT)) {
      const value = writtenValue(written)
      if (value === undefined) {
        say(`${name} = ${written}: the value is no literal`)
        continue
      }
      const shown = JSON.stringify(value)
      const before = firstNamed.get(name)
      if (before && before.value !== shown)
        say(`${name} is ${shown} here and ${before.value} in ${before.id}`)
      firstNamed.set(name, before ?? { id, value: shown })
      const found = paths.flatMap((path) => {
        const constant = exportedConstants(path, texts.get(path) ?? '').get(name)
        return constant === undefined ? [] : [{ path, constant }]
      })
      // Missing paths are reported by the check of paths.
      if (found.length === 0 && (paths.length === 0 || paths.some((path) => texts.has(path)))) {
        say(
          `no file that the rule names exports ${name} as a literal (${paths.join(', ') || 'it names none'})`,
        )
      }
      for (const { path, constant } of found) {
        if (JSON.stringify(constant) !== shown)
          say(`${name} is ${shown} here and ${JSON.stringify(constant)} in ${path}`)
      }
    }
  }
  return violations
}

/** Values of all `export const NAME = literal` of a file. */
function exportedConstants(path: string, source: string): Map<string, Value> {
  const found = new Map<string, Value>()
  for (const statement of parseSync(path, source).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
    for (const { id, init } of declaration.declarations) {
      const value = init ? literal(init) : undefined
      if (id.type === 'Identifier' && value !== undefined) found.set(id.name, value)
    }
  }
  return found
}

/** Parses a value that a document states as a literal. */
function writtenValue(written: string): Value | undefined {
  const { program, errors } = parseSync('value.ts', `(${written.trim()})`)
  const [statement] = program.body
  return errors.length === 0 && statement?.type === 'ExpressionStatement'
    ? literal(statement.expression)
    : undefined
}

function literal(node: ESTree.Node): Value | undefined {
  switch (node.type) {
    case 'Literal':
      return ['string', 'number', 'boolean'].includes(typeof node.value) || node.value === null
        ? (node.value as Value)
        : undefined
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literal(node.expression)
    case 'UnaryExpression': {
      const value = literal(node.argument)
      return node.operator === '-' && typeof value === 'number' ? -value : undefined
    }
    case 'BinaryExpression':
      return calculated(node.operator, literal(node.left), literal(node.right))
    case 'ArrayExpression': {
      const values = node.elements.map((element) => (element ? literal(element) : undefined))
      return values.every((value) => value !== undefined) ? values : undefined
    }
    case 'ObjectExpression':
      return record(node)
    default:
      return undefined
  }
}

/** `24 * 60`: a number that reads better as its factors. */
function calculated(operator: string, left?: Value, right?: Value): number | undefined {
  if (typeof left !== 'number' || typeof right !== 'number') return undefined
  if (operator === '*') return left * right
  if (operator === '/') return left / right
  if (operator === '+') return left + right
  return operator === '-' ? left - right : undefined
}

function record({ properties }: ESTree.ObjectExpression): Value | undefined {
  const found: { [key: string]: Value } = {}
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    const value = literal(property.value)
    if (value === undefined) return undefined
    if (property.key.type === 'Identifier') found[property.key.name] = value
    else if (property.key.type === 'Literal') found[String(property.key.value)] = value
    else return undefined
  }
  return found
}
