import type { Aim, Control, ControlKind, Target } from '../pageState'
import { inWords, nameOf, roleOf } from './names'
import { isShown, tapArea } from './visible'

const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type=file], [type=hidden])',
  'select',
  'textarea',
  'summary',
  ...['button', 'switch', 'tab', 'radio', 'checkbox', 'option', 'slider'].map((role) => `[role=${role}]`),
  '[role^=menuitem]',
].join(',')

/** Landmarks and overlays that tell groups of controls apart. */
const REGIONS = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], nav, header, main'

/** A field to type into; the parts of a date are spin buttons. */
const isTextField = (element: Element) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    /^(text|search|email|tel|url|number|password)$/.test(element.type)) ||
  element.getAttribute('role') === 'spinbutton' ||
  (element instanceof HTMLElement && element.isContentEditable)

interface Usable {
  element: Element
  target: Target
}

/** The controls that a visitor could use now, and those of them that another one lies on. */
export function controls(): { controls: Control[]; covered: string[] } {
  const found = usable()
  return { controls: found.map(controlOf), covered: found.flatMap(({ element }) => coverOf(element)) }
}

function controlOf({ element, target }: Usable): Control {
  return {
    ...target,
    kind: kindOf(element),
    group: groupOf(element, target),
    inRow: element.closest('tr') !== null,
    selected: selectedOf(element),
    options: element instanceof HTMLSelectElement ? element.options.length : 0,
  }
}

/** The element that a target names now; null when it is gone. */
export function find({ role, name, nth }: Target): Element | null {
  const found = usable().find(
    ({ target }) => target.role === role && target.name === name && target.nth === nth,
  )
  return found?.element ?? null
}

/** Scrolls a control into view where needed, and says where to tap; `share` is the part of its width. */
export function aim(target: Target, share: number): Aim | null {
  const element = find(target)
  if (!element) return null
  const area = tapArea(element)
  const point = () => {
    const { left, top, width, height } = area.getBoundingClientRect()
    return { x: left + width * share, y: top + height / 2 }
  }
  const hits = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (area.contains(hit) || element.contains(hit) || hit.contains(element))
  }
  const first = point()
  if (hits(first)) return { ...first, hits: true }
  area.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const second = point()
  return { ...second, hits: hits(second) }
}

/**
 * The control that lies on another one. What is pinned, such as a bar over content that scrolls, may
 * cover what is under it for the time being.
 */
function coverOf(element: Element): string[] {
  const { left, top, width, height } = tapArea(element).getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || isScrolledAway(element, x, y)) return []
  const cover = document.elementFromPoint(x, y)?.closest(CONTROLS)
  if (!cover || cover.contains(element) || element.contains(cover) || isLabelOf(cover, element)) return []
  return isPinned(cover) ? [] : [`${inWords(element)} lies under ${inWords(cover)}`]
}

/** A box that scrolls or clips does not show the point. */
function isScrolledAway(element: Element, x: number, y: number): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { left, top, right, bottom } = at.getBoundingClientRect()
    const isOutside = x < left || x > right || y < top || y > bottom
    if (isOutside && getComputedStyle(at).overflow !== 'visible') return true
  }
  return false
}

function isLabelOf(one: Element, other: Element): boolean {
  return tapArea(one).contains(other) || tapArea(other).contains(one)
}

/** Positioned over the content by itself or with an ancestor. */
function isPinned(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
  return false
}

/** Chooses an option of a native choice, as its list would. */
export function choose(target: Target, option: number): boolean {
  const element = find(target)
  if (!(element instanceof HTMLSelectElement) || !element.options[option]) return false
  element.focus()
  element.selectedIndex = option
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function usable(): Usable[] {
  const seen = new Map<string, number>()
  return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
    if (!isUsable(element)) return []
    const [role, name] = [roleOf(element), nameOf(element)]
    const key = `${role}|${name}`
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return [{ element, target: { role, name, nth } }]
  })
}

function isUsable(element: Element): boolean {
  if (!isShown(element) || leadsAway(element)) return false
  if (element.matches(':disabled, [aria-disabled=true], [data-disabled]')) return false
  const { width, height } = tapArea(element).getBoundingClientRect()
  return width > 2 && height > 2
}

/** A link out of the kiosk ends the walk. */
function leadsAway(element: Element): boolean {
  if (!(element instanceof HTMLAnchorElement)) return false
  return element.target === '_blank' || element.origin !== location.origin || element.hasAttribute('download')
}

function kindOf(element: Element): ControlKind {
  if (element instanceof HTMLSelectElement) return 'choice'
  if (element.getAttribute('role') === 'slider' || element.matches('input[type=range]')) return 'slider'
  return isTextField(element) ? 'text' : 'tap'
}

function selectedOf(element: Element): boolean | null {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) return element.checked
  for (const name of ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-expanded']) {
    const value = element.getAttribute(name)
    if (value !== null) return value === 'true'
  }
  return null
}

/** Role, region and what a name or an address has besides its numbers: rows of a table are one group. */
function groupOf(element: Element, { role, name }: Target): string {
  const region = element.closest(REGIONS)
  const place = region ? (region.getAttribute('role') ?? region.tagName.toLowerCase()) : 'page'
  const path = element instanceof HTMLAnchorElement ? element.pathname.replace(/\/[a-z]+-\d+/g, '/*') : ''
  const row = element.closest('tr, li, [role=row], [role=option]')
  const words = row && !path ? `in ${row.tagName.toLowerCase()}` : path || name.replace(/\d+/g, '#')
  return `${place} ${role} ${words}`
}
