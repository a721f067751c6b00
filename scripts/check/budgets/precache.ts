import { type ESTree, parseSync, Visitor } from 'vite'

/** Addresses in the manifest that workbox injected into the worker; null when there is none. */
export function precachedUrls(worker: string): string[] | null {
  let best: string[] | null = null
  new Visitor({
    ArrayExpression: ({ elements }) => {
      const urls = elements.map((element) =>
        element?.type === 'ObjectExpression' ? urlOf(element.properties) : undefined,
      )
      const whole = urls.filter((url) => url !== undefined)
      if (whole.length > 0 && whole.length === urls.length && whole.length > (best?.length ?? 0)) best = whole
    },
  }).visit(parseSync('sw.js', worker).program)
  return best
}

/** The `url` of `{url, revision}`; both must be there, so that no other list is taken for the manifest. */
function urlOf(properties: readonly ESTree.ObjectPropertyKind[]): string | undefined {
  const named = new Map<string, ESTree.Expression>()
  for (const property of properties) {
    if (property.type !== 'Property') continue
    if (property.key.type === 'Identifier') named.set(property.key.name, property.value)
    if (property.key.type === 'Literal') named.set(String(property.key.value), property.value)
  }
  return named.has('revision') ? textOf(named.get('url')) : undefined
}

function textOf(node: ESTree.Expression | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined
}
