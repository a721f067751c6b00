import { rulesOf } from './cssRules'
import type { SourceText } from './styleClasses'

interface Ban {
  name: string
  pattern: RegExp
  why: string
}

/** Selectors that make the browser work for more than what a press changes. */
const BANNED: readonly Ban[] = [
  {
    name: ':has()',
    pattern: /:has\(/,
    why: 'each change inside the element makes the browser look through it again; name the state where it is decided, by a class or an attribute',
  },
  {
    name: '::before or ::after of every element',
    pattern: /(^|[\s,>+~*])::?(before|after)\b/,
    why: 'every element on the page gets one more style to work out, whether it has content or not',
  },
  {
    name: 'every descendant',
    pattern: /[^\s,>+~(] (\*|:global\(\*\))/,
    why: 'a change of the ancestor gives everything inside it new styles; name a class, or the children with >',
  },
  {
    name: 'a sibling of any kind',
    pattern: /(^|[\s(>])\* [+~]|[+~] (\*|:)/,
    why: 'each element that comes or goes gives all of its parent new styles; name a class, or use :not(:first-child)',
  },
  {
    name: 'the root in a state',
    pattern: /(:root|(?<![\w.#-])(html|body))[.:[]/,
    why: 'every element inherits what the root passes on, so the whole page gets new styles; put the state where it is used',
  },
]

interface Exception {
  path: string
  selectors: readonly string[]
  why: string
}

const EXCEPTIONS: readonly Exception[] = [
  {
    path: 'src/charts/drawing/ReadLayer.module.css',
    selectors: ['.layer:has(:focus-visible)::after'],
    why: 'a slider and a line; the edge of another element shows its focus',
  },
  {
    path: 'src/features/settings/editor/fence/FenceMap.module.css',
    selectors: ['.frame:has(canvas:focus-visible) .cross'],
    why: "MapLibre's canvas takes the focus, and the frame holds little else",
  },
  {
    path: 'src/features/settings/personal/AppearancePage.module.css',
    selectors: ['.theme:has(:checked)', '.theme:has(:focus-visible)'],
    why: 'the label of one radio button',
  },
  {
    path: 'src/map/room/maplibre.css',
    selectors: ['.map-host:has(.maplibregl-canvas:focus-visible)::after'],
    why: "MapLibre's canvas takes the focus, and its host holds nothing else",
  },
  {
    path: 'src/ui/fields/SuggestField.module.css',
    selectors: ['.list:not(:has([data-focused])) > .first [role="option"]:first-of-type'],
    why: 'at most twelve suggestions, of which only React Aria knows where the arrow keys are',
  },
  {
    path: 'src/ui/icons/Logo.module.css',
    selectors: [':root[data-event-logo] .event'],
    why: 'the logo of an event changes between visits only',
  },
  {
    path: 'src/widgets/trips/replay/EventTable.module.css',
    selectors: ['.table tr:has(.jump:focus-visible)'],
    why: 'a row of three cells; WebKit draws nothing over a row for the link in it',
  },
]

/**
 * Selectors that are banned because of what they cost at a press, and exceptions that no stylesheet needs. What is only
 * for print costs nothing on a screen.
 * @param sheets all stylesheets of the kiosk
 * @returns one sentence a problem
 */
export function bannedSelectorProblems(
  sheets: readonly SourceText[],
  exceptions: readonly Exception[] = EXCEPTIONS,
): string[] {
  const needed = new Set<string>()
  const allowed = new Set(
    exceptions.flatMap(({ path, selectors }) => selectors.map((one) => `${path}: ${one}`)),
  )
  const problems = sheets.flatMap(({ path, text }) =>
    rulesOf(text)
      .filter(({ selectors }) => !selectors.some((one) => one.startsWith('@media print')))
      .flatMap(({ selectors }) => {
        const selector = selectors.at(-1) ?? ''
        const found = selector.startsWith('@') ? [] : BANNED.filter(({ pattern }) => pattern.test(selector))
        const key = `${path}: ${selector}`
        if (found.length > 0) needed.add(key)
        return allowed.has(key) ? [] : found.map(({ name, why }) => `${key} uses ${name}: ${why}`)
      }),
  )
  const unneeded = [...allowed].filter((key) => !needed.has(key))
  return [...new Set(problems), ...unneeded.map((key) => `${key} is an exception that nothing needs`)]
}
