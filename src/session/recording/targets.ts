import { plainAddress } from './plainAddress'

/** Names a control independently of language, width and theme. */
const MARK = 'data-target'

/** Marks a surface where the position of a press matters: a map, a scale. */
const SURFACE = 'data-target-surface'

/** Controls that a press can target; anything else is background. */
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
].join(',')

/** Parts of a page within which controls without a mark are counted. */
const AREAS = '[role="dialog"],[role="alertdialog"],[role="listbox"],[role="menu"],header,nav,main'

const LINK = 'link:'
/** The Enter key in a field whose form has no button. */
const ENTER = 'enter:'

/** A named control, and whether its form is to be submitted. */
export interface Target {
  element: Element
  isEnter: boolean
}

/**
 * Names the control that a press on `element` targets: by its mark, a link by its address, any other by the part of the
 * page, its role and its value or index.
 * @returns null if the press targets no control
 */
export function nameOf(element: Element): string | null {
  const marked = element.closest(`[${MARK}]`)
  const control = controlOf(element)
  // A button on the map is not the map.
  if (marked && (!marked.hasAttribute(SURFACE) || control === null || control.contains(marked)))
    return markName(marked)
  if (control === null) return null
  const address = addressOf(control)
  return address === null ? nameInArea(control) : `${LINK}${address}`
}

/** The name of an Enter in a field. */
export function enterName(field: Element): string | null {
  const name = nameOf(field)
  return name === null ? null : `${ENTER}${name}`
}

/** The control of this name, if it can be pressed now. */
export function findTarget(name: string, root: ParentNode = document): Target | null {
  const isEnter = name.startsWith(ENTER)
  const element = candidates(isEnter ? name.slice(ENTER.length) : name, root).find(canBePressed)
  return element ? { element, isEnter } : null
}

/** Controls of this name that cannot be pressed now: collapsed, or under a dialog. */
export function hiddenTargets(name: string, root: ParentNode = document): Element[] {
  return candidates(name.startsWith(ENTER) ? name.slice(ENTER.length) : name, root).filter(
    (element) => !canBePressed(element),
  )
}

/** The position in a surface, as shares of its width and height. */
export function shareIn(element: Element, x: number, y: number): readonly [number, number] | undefined {
  const box = element.closest(`[${SURFACE}]`)?.getBoundingClientRect()
  if (!box || box.width === 0 || box.height === 0) return undefined
  const share = (at: number, from: number, size: number) => Math.round(((at - from) / size) * 1000) / 1000
  return [share(x, box.left, box.width), share(y, box.top, box.height)]
}

/** Whether a drag over the element sets a value instead of moving the view. */
export const isScale = (element: Element): boolean => element.closest(`[${SURFACE}="scale"]`) !== null

/** The unit at the end of a field's name; null without one. */
export const unitOf = (name: string): string | null => /@([^#]+)/.exec(name)?.[1] ?? null

/** The row of a list is its link. */
function controlOf(element: Element): Element | null {
  return element.closest(CONTROLS) ?? element.closest('tr')?.querySelector('[data-row-link]') ?? null
}

function candidates(name: string, root: ParentNode): Element[] {
  if (name.startsWith(LINK)) {
    const address = name.slice(LINK.length)
    return [...root.querySelectorAll('a[href]')].filter((link) => addressOf(link) === address)
  }
  const [area, place] = name.split('>')
  if (place !== undefined)
    return [...root.querySelectorAll(CONTROLS)].filter(
      (control) => areaName(control) === area && placeName(control) === place,
    )
  const [mark = '', nth] = name.split('#')
  const alike = [...root.querySelectorAll(`[${MARK}]`)].filter(
    (element) => withoutUnit(element.getAttribute(MARK) ?? '') === withoutUnit(mark),
  )
  return nth === undefined ? alike : alike.slice(Number(nth), Number(nth) + 1)
}

const withoutUnit = (mark: string) => mark.replace(/@.*/, '')

/** The mark of an element, with an index if several on the page have the same. */
function markName(element: Element): string {
  const mark = element.getAttribute(MARK) ?? ''
  const alike = candidates(mark, element.ownerDocument).filter(canBePressed)
  return alike[0] === element || !alike.includes(element)
    ? mark
    : `${mark}#${candidates(mark, element.ownerDocument).indexOf(element)}`
}

function addressOf(link: Element): string | null {
  const href = link.getAttribute('href')
  return href === null ? null : plainAddress(href)
}

const areaOf = (control: Element): Element | null => control.parentElement?.closest(AREAS) ?? null
const nameInArea = (control: Element) => `${areaName(control)}>${placeName(control)}`

function areaName(control: Element): string {
  const area = areaOf(control)
  return area ? roleOf(area) : 'page'
}

/** Role and value of a control, or its index among controls of the same role if it has no value. */
function placeName(control: Element): string {
  const role = roleOf(control)
  const key = control.getAttribute('data-key') ?? radioValue(control)
  if (key !== null) return `${role}:${key}`
  const area = areaOf(control)
  const alike = [...(area ?? control.ownerDocument.body).querySelectorAll(CONTROLS)].filter(
    (other) => roleOf(other) === role && areaOf(other) === area,
  )
  return `${role}.${alike.indexOf(control)}`
}

function radioValue(control: Element): string | null {
  const input = control.matches('input') ? control : control.querySelector('input')
  return input?.getAttribute('type') === 'radio' ? input.getAttribute('value') : null
}

const roleOf = (element: Element): string => element.getAttribute('role') ?? element.localName

/** Elements that are collapsed, under a dialog, or in a closing layer. */
const GONE = '[inert],[hidden],[aria-hidden="true"],[data-exiting]'

/** Whether it is on the page and can be reached. */
export function isShown(element: Element): boolean {
  if (!element.isConnected || element.closest(GONE)) return false
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}

function canBePressed(element: Element): boolean {
  return isShown(element) && !element.matches(':disabled,[aria-disabled="true"]')
}
