import type { Action } from './action'
import type { Activation } from './pageState'

/**
 * Which events an action must record, from the table docs/outbox.md O4 alone: the product's own
 * navigation data are not read here.
 */
const NAVIGATION: Record<string, string> = {
  '/6': 'Home',
  '/home': 'Home',
  '/0': 'Map',
  '/1': 'Vehicles',
  '/2': 'Users',
  '/3': 'Expenses',
  '/4': 'Performance',
  '/5': 'Reports',
  '/7': 'Settings',
  '/8': 'Add-on Solutions',
  '/9': 'Fleets',
  '/10': 'Subscriptions',
}
const RESET = 'Reset'

/** Names of events, which are never translated; the staff room lists them. */
export const WIRE_NAMES: ReadonlySet<string> = new Set([...Object.values(NAVIGATION), RESET, 'Notifications'])
/** The logo's name begins with the product's, in each language. */
const LOGO = /^Pharos \S+\s*:/

/** The events of an action, in order, by what its taps and keys activated. */
export function expectedEvents(action: Action, activations: readonly Activation[]): string[] {
  const events = activations.flatMap(eventOf)
  if (action.kind === 'open' && action.way === 'load' && hasResetFlag(action.address)) events.push(RESET)
  // The second of two quick taps must not end the visit that the first one started.
  return events.filter((event, index) => !(event === RESET && events[index - 1] === RESET))
}

function eventOf({ role, name, path, place, item }: Activation): string[] {
  if (role === 'button' && LOGO.test(name)) return [RESET]
  if (item === 'sign-out') return [RESET]
  if (place === null) return []
  // The bell is the only button of the shortcuts; groups of the main navigation are no items.
  if (path === null) return place === 'shortcuts' ? ['Notifications'] : []
  const event = NAVIGATION[path]
  return event ? [event] : []
}

function hasResetFlag(address: string): boolean {
  return new URLSearchParams(address.split('?')[1]).has('reset')
}
