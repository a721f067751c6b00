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
/** Screens that ask about unsaved changes before the visit starts over (docs/rules.md SE-14). */
const ASKING = /^\/7\/set(\/|$)/

/** An event that an action records, or may record: what a visitor left unsaved is not seen from here. */
export interface ExpectedEvent {
  event: string
  isCertain: boolean
}

/** The events of an action, in order, by what its taps and keys activated. */
export function expectedEvents(action: Action, activations: readonly Activation[]): ExpectedEvent[] {
  const events = activations.flatMap(eventOf)
  if (action.kind === 'open' && action.way === 'load' && hasResetFlag(action.address))
    events.push({ event: RESET, isCertain: true })
  // The second of two quick taps must not end the visit that the first one started.
  return events.filter(({ event }, index) => !(event === RESET && events[index - 1]?.event === RESET))
}

/** Hints close for many reasons, which properties of their rules cover (src/domain/tour/waypointState.test.ts). */
const HINT = /^\d+(\.\d)?-(open|close)$/

/** Whether the recorded events, hints aside, are the expected ones, with or without those that are not certain. */
export function agree(expected: readonly ExpectedEvent[], all: readonly string[]): boolean {
  const recorded = all.filter((event) => !HINT.test(event))
  // Numbers of recorded events that the expected ones so far can stand for.
  let counts = new Set([0])
  for (const { event, isCertain } of expected) {
    const next = isCertain ? new Set<number>() : new Set(counts)
    for (const count of counts) if (recorded[count] === event) next.add(count + 1)
    counts = next
  }
  return counts.has(recorded.length)
}

function eventOf({ role, name, path, place, item, page, inDialog }: Activation): ExpectedEvent[] {
  const asks = ASKING.test(page)
  const startsOver = (role === 'button' && LOGO.test(name)) || item === 'sign-out'
  const answers = asks && inDialog && role === 'button'
  if (startsOver || answers) return [{ event: RESET, isCertain: !asks }]
  if (place === null) return []
  // The bell is the only button of the shortcuts; groups of the main navigation are no items.
  if (path === null) return place === 'shortcuts' ? [{ event: 'Notifications', isCertain: true }] : []
  const event = NAVIGATION[path]
  return event ? [{ event, isCertain: true }] : []
}

function hasResetFlag(address: string): boolean {
  return new URLSearchParams(address.split('?')[1]).has('reset')
}
