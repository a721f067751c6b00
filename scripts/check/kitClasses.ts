import { type Rule, rulesOf, withoutComments } from './cssRules'
import type { SourceText } from './styleClasses'

/**
 * Modules that repeat a class of the kit instead of composing it, so that type and shared shapes are written once.
 * A rule of plain classes can compose; one for descendants or states, or inside another rule, cannot: the build stops
 * at it, or, inside an at-rule, composes whether the at-rule applies or not. Also reports composed classes that the
 * kit does not have: the build ignores them silently.
 * @param kit the global stylesheets of which modules compose classes
 * @param modules CSS modules
 * @returns one sentence a problem
 */
export function kitClassProblems(kit: readonly SourceText[], modules: readonly SourceText[]): string[] {
  const known = new Set(kit.flatMap(({ text }) => classesIn(text)))
  // One declaration is as short as the line that would compose it.
  const repeatable = kit
    .flatMap(({ text }) => rulesOf(text))
    .filter((rule) => isPlain(rule) && rule.declarations.length > 1)
  return modules.flatMap(({ path, text }) => {
    const rules = rulesOf(text)
    const composing = rules.flatMap((rule) => {
      const selector = rule.selectors.join(' ')
      return rule.declarations.flatMap((declaration) => {
        const [, names, source] = /^composes ?: ?(.*?)(?: from (.+))?$/.exec(declaration) ?? []
        if (names === undefined) return []
        if (!isPlain(rule))
          return [`${path}: ${selector} composes; only a rule of plain classes inside no other can`]
        if (source !== 'global')
          return [`${path}: composes ${names} from ${source ?? 'itself'}, not from global`]
        return names
          .split(' ')
          .filter((name) => !known.has(name))
          .map((name) => `${path}: composes ${name}, which the kit does not have`)
      })
    })
    const repeating = rules
      .filter(isPlain)
      .flatMap(({ selectors: [selector], declarations }) =>
        repeatable
          .filter((shared) => shared.declarations.every((one) => declarations.includes(one)))
          .map((shared) => `${path}: ${selector} repeats ${shared.selectors[0]}, which it can compose`),
      )
    return [...composing, ...repeating]
  })
}

const classesIn = (css: string) =>
  [...withoutComments(css).matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)

/** Whether a rule stands alone and its selectors are one class each. */
const isPlain = ({ selectors: [selector = '', ...inner] }: Rule) =>
  inner.length === 0 && /^\.[\w-]+(, \.[\w-]+)*$/.test(selector)
