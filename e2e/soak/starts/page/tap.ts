/** A tap, and what was there before it. */
export interface Tap {
  control: HTMLElement
  before: string
}

/** Taps a control of the screen: a link to another address, else a button. @returns null when there is none */
export function tapSomething(tries: number): Tap | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
    (link) => link.pathname !== location.pathname && link.target === '' && !link.hasAttribute('download'),
  )
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  // The prerendered welcome answers by its buttons; its links would leave the document before the program is there.
  const isWelcome = location.pathname === '/' || location.pathname === '/welcome'
  const within = (isWelcome ? [...buttons, ...links] : [...links, ...buttons]).filter(isInReach)
  // Something may not answer for a reason of its own, such as the choice that is made already.
  const control = within[Math.floor(tries / 2) % Math.max(1, within.length)]
  if (!control) return null
  const before = stateOf(control)
  control.click()
  return { control, before }
}

/** Whether something changed by a tap: address, heading, a dialog, or the control itself. */
export function answerOf({ control, before }: Tap): boolean {
  return stateOf(control) !== before && Boolean(document.querySelector('h1')?.textContent?.trim())
}

function stateOf(control: HTMLElement): string {
  return [
    location.pathname + location.search,
    document.querySelector('h1')?.textContent,
    document.querySelectorAll('[role="dialog"], dialog[open], [role="menu"]').length,
    control.getAttribute('aria-expanded'),
    control.getAttribute('aria-pressed'),
    control.isConnected,
  ].join('|')
}

/** Seen, and not covered by anything. */
function isInReach(control: HTMLElement): boolean {
  const { left, top, width, height } = control.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (control === hit || control.contains(hit))
}
