import type { SourceText } from './styleClasses'

interface PlainRule {
  selector: string
  declarations: readonly string[]
}

const COMPOSES = /composes:\s*([^;]*?)(?:\s+from\s+([^;]+))?;/g

/**
 * Modules that repeat a class of the kit instead of composing it, so that type and shared shapes are written once.
 * A rule of plain classes can compose; a rule for descendants or inside an at-rule cannot. Also reports composed
 * classes that the kit does not have: the build ignores them silently.
 * @param kit the global stylesheets of which modules compose classes
 * @param modules CSS modules
 * @returns one sentence a problem
 */
export function kitClassProblems(kit: readonly SourceText[], modules: readonly SourceText[]): string[] {
  const known = new Set(kit.flatMap(({ text }) => classesIn(text)))
  // One declaration is as short as the line that would compose it.
  const repeatable = kit
    .flatMap(({ text }) => plainRules(text))
    .filter((rule) => rule.declarations.length > 1)
  return modules.flatMap(({ path, text }) => {
    const problems: string[] = []
    for (const [, names = '', source] of withoutComments(text).matchAll(COMPOSES)) {
      if (source !== 'global')
        problems.push(`${path}: composes ${names} from ${source ?? 'itself'}, not from global`)
      else
        for (const name of names.split(/\s+/))
          if (!known.has(name)) problems.push(`${path}: composes ${name}, which the kit does not have`)
    }
    for (const { selector, declarations } of plainRules(text))
      for (const shared of repeatable)
        if (shared.declarations.every((one) => declarations.includes(one)))
          problems.push(`${path}: ${selector} repeats ${shared.selector}, which it can compose`)
    return problems
  })
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const classesIn = (css: string) =>
  [...withoutComments(css).matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)

/** The rules outside of at-rules whose selectors are one class each. */
function plainRules(css: string): PlainRule[] {
  const rules = withoutComments(css).replace(/@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, written = '', body = '']) => {
    const selector = oneLine(written)
    if (!/^\.[\w-]+(, \.[\w-]+)*$/.test(selector)) return []
    return [{ selector, declarations: body.split(';').map(oneLine).filter(Boolean) }]
  })
}

const oneLine = (css: string) => css.replace(/\s+/g, ' ').trim()
