interface Tag {
  name: string
  attributes: Map<string, string>
}

/** Attributes whose value a browser follows or fetches. */
const URL_ATTRIBUTES = ['src', 'href', 'srcset', 'action', 'poster', 'data', 'xlink:href', 'content']

/** What a page asks for before it is whole: scripts, styles and preloads, by their path in the site. */
export function linkedFiles(html: string): { code: string[]; fonts: string[] } {
  const code = new Set<string>()
  const fonts = new Set<string>()
  for (const { name, attributes } of tagsOf(html)) {
    const rel = (attributes.get('rel') ?? '').split(/\s+/)
    const href = attributes.get('href') ?? ''
    if (name === 'script' && attributes.has('src')) code.add(sitePath(attributes.get('src') ?? ''))
    if (name !== 'link') continue
    if (attributes.get('as') === 'font') fonts.add(sitePath(href))
    else if (rel.some((word) => ['stylesheet', 'modulepreload', 'preload'].includes(word)))
      code.add(sitePath(href))
  }
  return { code: [...code], fonts: [...fonts] }
}

/** What the Content-Security-Policy would refuse, or what would leave the origin. */
export function policyProblems(html: string): string[] {
  const problems: string[] = []
  for (const { name, attributes } of tagsOf(html)) {
    if (name === 'script' && !attributes.has('src')) problems.push('an inline <script>')
    if (name === 'style') problems.push('an inline <style>')
    if (attributes.has('style')) problems.push(`a style= attribute on <${name}>`)
    for (const [attribute, value] of attributes) {
      if (/^on[a-z]+$/.test(attribute)) problems.push(`an inline handler ${attribute}= on <${name}>`)
      if (URL_ATTRIBUTES.includes(attribute) && /^\s*(https?:)?\/\//i.test(value)) {
        problems.push(`an off-origin address on <${name}>: ${value}`)
      }
    }
  }
  return problems
}

/** Path in the site of an address on our own origin. */
export function sitePath(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/^\.?\//, '')
}

function tagsOf(html: string): Tag[] {
  const text = html.replace(/<!--[\s\S]*?-->/g, '')
  return [
    ...text.matchAll(/<([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?|\s*\/)*)\s*>/gi),
  ].map(([, name = '', rest = '']) => ({ name: name.toLowerCase(), attributes: attributesOf(rest) }))
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', a, b, c] of text.matchAll(
    /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g,
  )) {
    found.set(name.toLowerCase(), a ?? b ?? c ?? '')
  }
  return found
}
