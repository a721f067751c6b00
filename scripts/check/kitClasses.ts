import type { SourceText } from './styleClasses'

interface PlainRule {
  classes: readonly string[]
  declarations: readonly string[]
}

const COMPOSES = /composes:\s*([^;]*?)(?:\s+from\s+([^;]+))?;/g

/**
 * Modules that write again what a class of the kit has: composing it keeps type and shared shapes in one place.
 * A rule of plain classes can compose; descendants and what stands in an at-rule cannot. Also reports what no
 * class of the kit is, which would leave a part of the screen without its style and say nothing.
 * @param kit the global stylesheets of which modules compose classes
 * @param modules CSS modules
 * @returns one sentence a problem
 */
export function kitClassProblems(kit: readonly SourceText[], modules: readonly SourceText[]): string[] {
  const known = new Set(kit.flatMap(({ text }) => [...withoutComments(text).matchAll(/\.([a-z][\w-]*)/g)].map(nameOf)))
  // One declaration is as short as the line that would compose it.
  const repeatable = kit.flatMap(({ text }) => plainRules(text)).filter((rule) => rule.declarations.length > 1)
  return modules.flatMap(({ path, text }) => {
    const problems: string[] = []
    for (const [, names = '', source] of withoutComments(text).matchAll(COMPOSES)) {
      if (source !== 'global') problems.push(`${path}: composes ${names} from ${source ?? 'itself'}, not from global`)
      else
        for (const name of names.split(/\s+/))
          if (!known.has(name)) problems.push(`${path}: composes ${name}, which is no class of the kit`)
    }
    for (const rule of plainRules(text))
      for (const { classes, declarations } of repeatable)
        if (declarations.every((one) => rule.declarations.includes(one)))
          problems.push(`${path}: .${rule.classes.join(', .')} repeats ${classes.join()}, which it can compose`)
    return problems
  })
}

const nameOf = ([, name = '']: RegExpMatchArray) => name
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The rules outside of at-rules whose selectors are one class each. */
function plainRules(css: string): PlainRule[] {
  const rules = withoutComments(css).replace(/@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const selectors = selector.split(',').map((one) => one.trim())
    if (!selectors.every((one) => /^\.[\w-]+$/.test(one))) return []
    const declarations = body.split(';').map((one) => one.replace(/\s+/g, ' ').trim())
    return [{ classes: selectors.map((one) => one.slice(1)), declarations: declarations.filter(Boolean) }]
  })
}
