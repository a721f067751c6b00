import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { PATHS, routeFor } from '#domain/device/routes'

/** A control that is shown and enabled, by what a visitor perceives. */
export interface Pressable {
  role: string
  name: string
  /** Position among the controls of the same role and name. */
  nth: number
  kind: 'tap' | 'text' | 'choice' | 'slider'
  /** Controls of one group do the same kind of thing, such as the rows of a table. */
  group: string
  /** It stands in a row of a table. */
  inRow: boolean
}

/** How often a walk pressed something of each group. */
export type Uses = Map<string, number>

/** What is open over the page is what a visitor looks at. */
const OVERLAY = /^(dialog|alertdialog|menu|listbox) /

/** What the walk never presses; links out of the kiosk and downloads by link are no controls to begin with. */
const LEFT_OUT: readonly ((control: Pressable, path: string) => boolean)[] = [
  // Opens a list of the browser, which is no part of the page.
  ({ kind }) => kind === 'choice',
  // Opens the system's print dialog.
  ({ name }) => /^print\b/i.test(name),
  // Staff erase the device, shut the walk out, or take away what the next press needs.
  ({ name }, path) =>
    path === PATHS.booth && /^(erase|remove|repair|set a pin|update now|use the)\b/i.test(name),
]

/**
 * Draws a group of controls, the less likely the more often it was used, and one control of it: a table of links weighs
 * as much as one tab. Each candidate has a lot of its own from `draw`, so that one that comes or goes changes no other
 * draw. @returns null when there is nothing to press
 */
export function choosePress(
  draw: string,
  controls: readonly Pressable[],
  path: string,
  uses: Uses,
): Pressable | null {
  const usable = controls.filter((control) => !LEFT_OUT.some((isLeftOut) => isLeftOut(control, path)))
  const group = drawn(draw, [...new Set(usable.map((control) => control.group))], (name) => [
    name,
    (OVERLAY.test(name) ? 3 : 1) / (1 + (uses.get(name) ?? 0)),
  ])
  if (group === null) return null
  uses.set(group, (uses.get(group) ?? 0) + 1)
  const ofGroup = usable.filter((control) => control.group === group)
  return drawn(draw, ofGroup, ({ role, name, nth }) => [`${role} ${name} ${nth}`, 1])
}

/** The candidate whose lot comes up first: a waiting time of its own by seed, the shorter the more it weighs. */
function drawn<T>(
  draw: string,
  items: readonly T[],
  lotOf: (item: T) => [key: string, weight: number],
): T | null {
  let first: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const [key, weight] = lotOf(item)
    const wait = -Math.log(1 - seededRandom(seedOf(`${draw} ${key}`)).next()) / weight
    if (wait < least) [first, least] = [item, wait]
  }
  return first
}

/** A press in words: the route's pattern, the role and the accessible name. */
export function pressName(path: string, { role, name }: Pick<Pressable, 'role' | 'name'>): string {
  return `${routeFor(path)?.path ?? path} ${role} "${name}"`
}

/** The kind of a control: its role; a link in a row of a table opens the row and counts as one. */
export function kindOf({ role, inRow }: Pick<Pressable, 'role' | 'inRow'>): string {
  return inRow && role === 'link' ? 'row' : role
}
