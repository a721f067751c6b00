import type { FocusState, PageState } from '../pageState'
import { inWords, nameOf, roleOf } from './names'
import { isShown } from './visible'

const MODALS = '[role=dialog], [role=alertdialog], dialog[open]'

export function headings(): string[] {
  return [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? '')
}

/** Problem panels are alerts with a heading. */
export function problems(): string[] {
  return [...document.querySelectorAll('[role=alert]')]
    .filter((alert) => alert.querySelector('h1, h2, h3') && alert.checkVisibility())
    .map((alert) => alert.querySelector('h1, h2, h3')?.textContent ?? '')
}

export function twinIds(): string[] {
  const seen = new Set<string>()
  const twins = new Set<string>()
  for (const { id } of document.querySelectorAll('[id]')) {
    if (seen.has(id)) twins.add(id)
    seen.add(id)
  }
  return [...twins]
}

export function focusState(): FocusState {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement)
    return { on: null, fault: null }
  return { on: inWords(element), fault: focusFault(element) }
}

function focusFault(element: Element): string | null {
  if (!element.isConnected) return 'removed from the page'
  if (element.closest('[inert]')) return 'inert'
  if (element.closest('[aria-hidden="true"]')) return 'hidden from assistive technology'
  return element.checkVisibility({ visibilityProperty: true }) ? null : 'not visible'
}

/** Open modal windows: those that make the rest of the page unreachable. */
export function modals(): PageState['modals'] {
  return [...document.querySelectorAll(MODALS)]
    .filter((dialog) => isShown(dialog) && holdsThePage(dialog))
    .map((dialog) => ({ role: roleOf(dialog), name: nameOf(dialog) }))
}

/** A modal stands beside content that it makes inert or hides from assistive technology. */
function holdsThePage(dialog: Element): boolean {
  if (dialog.getAttribute('aria-modal') === 'true') return true
  const main = document.querySelector('main')
  return main !== null && !main.contains(dialog) && main.closest('[inert], [aria-hidden="true"]') !== null
}

export function scrollLocked(): boolean {
  return [document.documentElement, document.body].some((element) => element.style.overflow === 'hidden')
}

/** The navigation as a drawer, or a menu or a list that is open over the page. */
export function drawerOpen(): boolean {
  const column = document.querySelector('main')?.closest('[inert], [aria-hidden="true"]')
  return column !== null && column !== undefined
}

/** Below this width a row of options may scroll by itself. */
const NARROW_PX = 400

/** A table may scroll sideways, as its name column stays; on a very narrow screen a row of options or links may. */
function mayScroll(box: Element): boolean {
  if (box.matches('section:has(> table)')) return true
  return innerWidth < NARROW_PX && box.matches('[role=radiogroup], [role=tablist], ul')
}

/** The page, or a box in it, that scrolls sideways. */
export function sideways(): string[] {
  const root = document.documentElement
  const found = root.scrollWidth > root.clientWidth + 1 ? [`the page is ${root.scrollWidth} px wide`] : []
  for (const box of document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')) {
    if (box.scrollWidth <= box.clientWidth + 1 || box.clientWidth === 0) continue
    const { overflowX } = getComputedStyle(box)
    const scrolls = overflowX === 'auto' || overflowX === 'scroll'
    if (scrolls && isShown(box) && !mayScroll(box))
      found.push(`${inWords(box).slice(0, 60)} scrolls to ${box.scrollWidth} of ${box.clientWidth} px`)
  }
  return [...found, ...cutControls()]
}

/** Controls beyond the screen's edge that no box scrolls to. */
function cutControls(): string[] {
  const width = document.documentElement.clientWidth
  return [...document.querySelectorAll('main a[href], main button, main input, main select, h1')].flatMap(
    (control) => {
      const box = control.getBoundingClientRect()
      if (box.width <= 2 || (box.left >= -1 && box.right <= width + 1)) return []
      if (!isShown(control) || scrollsSideways(control)) return []
      return [`${inWords(control)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px`]
    },
  )
}

function scrollsSideways(element: Element): boolean {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true
  return false
}
