export interface Rule {
  /** Its own, after those of the rules and at-rules around it. */
  selectors: readonly string[]
  declarations: string[]
}

/** A stylesheet's text without what only readers see. */
export const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/**
 * All rules of a stylesheet, also those inside of others, with one space for each gap. A declaration belongs to the
 * innermost rule around it.
 */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const open: Rule[] = []
  for (const [, written = '', end] of withoutComments(css).matchAll(/([^{};]*)([{};])/g)) {
    const text = written.replace(/\s+/g, ' ').trim()
    if (end === '{') {
      const rule: Rule = { selectors: [...(open.at(-1)?.selectors ?? []), text], declarations: [] }
      open.push(rule)
      rules.push(rule)
      continue
    }
    if (text) open.at(-1)?.declarations.push(text)
    if (end === '}') open.pop()
  }
  return rules
}
