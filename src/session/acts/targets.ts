/** Marks a control by a name that no language, width or theme changes. */
export const TARGET_ATTRIBUTE = 'data-target'

/** What a press may mean; anything else is ground. */
const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  '[role="button"]',
  '[role="tab"]',
  '[role="radio"]',
  '[role="switch"]',
  '[role="option"]',
  '[role^="menuitem"]',
  '[role="gridcell"]',
].join(',')

/** The parts of a page in which controls are counted, the nearest of them. */
const AREAS = '[role="dialog"],[role="alertdialog"],[role="listbox"],[role="menu"],header,nav,main'

const LINK = 'link:'

/** Parameters of an address that belong to the page that shows it and not to what it shows. */
const PAGE_FLAGS = ['lang', 'now', 'motion', 'debug', 'seed']

/** An address of this kiosk without what belongs to the page alone; null for one of elsewhere. */
export function plainAddress(href: string, base = location.href): string | null {
  const url = URL.parse ? URL.parse(href, base) : new URL(href, base)
  if (!url || url.origin !== new URL(base).origin) return null
  for (const flag of PAGE_FLAGS) url.searchParams.delete(flag)
  return `${url.pathname}${url.search}`
}

/**
 * Names the control that a press on `element` means: a link by its address, a marked control by its
 * mark, any other by the part of the page, its role and its value or place in order.
 * @returns null where a press means nothing
 */
export function nameOf(element: Element): string | null {
  const marked = element.closest(`a[href],[${TARGET_ATTRIBUTE}]`)
  const control = element.closest(CONTROLS)
  // A control inside of a marked part, as a button on the map, is not the part.
  if (marked && (control === null || control === marked || control.contains(marked))) return markOf(marked)
  if (control) return nameInArea(control)
  return marked ? markOf(marked) : null
}

/** The control with this name that can be pressed now. */
export function findTarget(name: string, root: ParentNode = document): Element | null {
  return candidates(name, root).find(canBePressed) ?? null
}

/** Whether the control is there, though something lies over it or it is folded away. */
export function hasTarget(name: string, root: ParentNode = document): boolean {
  return candidates(name, root).length > 0
}

function candidates(name: string, root: ParentNode): Element[] {
  if (name.startsWith(LINK)) {
    const address = name.slice(LINK.length)
    return [...root.querySelectorAll('a[href]')].filter((link) => addressOf(link) === address)
  }
  const [area, place] = name.split('>')
  if (place === undefined) return [...root.querySelectorAll(`[${TARGET_ATTRIBUTE}="${CSS.escape(name)}"]`)]
  return [...root.querySelectorAll(CONTROLS)].filter(
    (control) => areaName(control) === area && placeName(control) === place,
  )
}

function markOf(element: Element): string | null {
  const mark = element.getAttribute(TARGET_ATTRIBUTE)
  if (mark !== null) return mark
  const address = addressOf(element)
  return address === null ? null : `${LINK}${address}`
}

function addressOf(link: Element): string | null {
  const href = link.getAttribute('href')
  return href === null ? null : plainAddress(href)
}

const nameInArea = (control: Element) => `${areaName(control)}>${placeName(control)}`

function areaName(control: Element): string {
  const area = control.parentElement?.closest(AREAS)
  return area ? roleOf(area) : 'page'
}

/** Role and value, where the control has one that is no text; else its place among its like. */
function placeName(control: Element): string {
  const role = roleOf(control)
  const key = control.getAttribute('data-key') ?? choiceValue(control)
  if (key !== null) return `${role}:${key}`
  const area = control.parentElement?.closest(AREAS) ?? control.ownerDocument.body
  const alike = [...area.querySelectorAll(CONTROLS)].filter(
    (other) =>
      roleOf(other) === role && other.parentElement?.closest(AREAS) === control.parentElement?.closest(AREAS),
  )
  return `${role}.${alike.indexOf(control)}`
}

function choiceValue(control: Element): string | null {
  const input = control.matches('input') ? control : control.querySelector('input')
  if (input?.getAttribute('type') !== 'radio') return null
  return input.getAttribute('value')
}

function roleOf(element: Element): string {
  return element.getAttribute('role') ?? element.localName
}

function canBePressed(element: Element): boolean {
  if (element.closest('[inert],[hidden],[aria-hidden="true"]')) return false
  if (element.matches(':disabled,[aria-disabled="true"]')) return false
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}
