import { parseSync, Visitor } from 'vite'

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

interface Named {
  type: string
  key?: { name?: unknown; value?: unknown }
  value?: { value?: unknown }
}

/** The `url` of `{url, revision}`; both must be there, so that no other list is taken for the manifest. */
function urlOf(properties: readonly Named[]): string | undefined {
  const get = (name: string) => properties.find(({ key }) => key?.name === name || key?.value === name)
  const url = get('url')?.value?.value
  return get('revision') && typeof url === 'string' ? url : undefined
}
