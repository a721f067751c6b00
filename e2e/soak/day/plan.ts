import { type SeededRandom, seededRandom } from '#domain/base/seededRandom'
import { NAVIGATION, navTarget } from '#domain/device/navigation'

/** What goes wrong at a booth. */
export const FAULTS = [
  'network-flaps',
  'service-down',
  'service-killed',
  'service-lies',
  'reply-lost',
  'kiosk-server-down',
  'page-reloaded',
  'tab-killed',
  'power-cut',
  'update-published',
  'database-closed',
  'context-lost',
  'file-lost',
  'rows-damaged',
] as const
export type FaultName = (typeof FAULTS)[number]

/** How a visitor comes in, and so which navigation is there. */
export const WALKS = ['fleet', 'dealer', 'essentials', 'game'] as const
export type Walk = (typeof WALKS)[number]

/** How a visit ends: by the logo, or the visitor walks away and idling ends it. */
export type Ending = 'logo' | 'walks-away'

export interface VisitPlan {
  /** From 1. */
  visit: number
  walk: Walk
  /** Items of the navigation, by their names on the wire, in the order in which they are pressed. */
  presses: readonly NavPress[]
  ending: Ending
  fault: FaultName | 'none'
  /** The fault strikes before the press of this index. */
  strikesBefore: number
  /** Staff look at the readiness after this visit. */
  asksReadiness: boolean
  /** Something is broken on purpose before staff look, and mended after. */
  breaks: boolean
}

export interface NavPress {
  name: string
  path: string
}

/** One visit in so many has nothing wrong with it. */
const CALM_EVERY = 2
const READINESS_EVERY = 20

const ITEMS = NAVIGATION.flatMap((item) =>
  (item.children ?? [item]).map(({ id, name, fleet, dealer }) => ({
    name,
    fleet,
    dealer,
    path: navTarget(id),
  })),
)

/**
 * A day of visits, the same for the same seed. Each round has every fault once, so that the first twenty visits of
 * any day meet them all, and a visit without one after each.
 */
export function planDay(seed: number, visits: number): VisitPlan[] {
  const random = seededRandom(seed)
  const plans: VisitPlan[] = []
  let faults: FaultName[] = []
  for (let visit = 1; visit <= visits; visit += 1) {
    const isCalm = visit % CALM_EVERY === 0 && visit > FAULTS.length
    if (faults.length === 0) faults = random.shuffle(FAULTS)
    const fault = isCalm ? 'none' : (faults.pop() ?? 'none')
    plans.push(planVisit(random, visit, fault))
  }
  return plans
}

function planVisit(random: SeededRandom, visit: number, fault: VisitPlan['fault']): VisitPlan {
  const walk = random.weighted<Walk>([
    ['fleet', 5],
    ['dealer', 2],
    ['essentials', 2],
    ['game', 1],
  ])
  const items = ITEMS.filter((item) => (walk === 'dealer' ? item.dealer : item.fleet))
  // Who only looks in, or at the game, walks away again.
  const looksIn = walk === 'game' || walk === 'essentials'
  const presses: NavPress[] = looksIn
    ? []
    : Array.from({ length: random.int(2, 5) }, () => {
        const { name, path } = random.pick(items)
        return { name, path }
      })
  const map = items.find(({ name }) => name === 'Map')
  // The context is lost on the map, where it can be.
  const isOnMap = fault === 'context-lost'
  if (isOnMap && map) presses.unshift({ name: map.name, path: map.path })
  const ending = random.weighted<Ending>([
    ['logo', 3],
    ['walks-away', 1],
  ])
  const asksReadiness = visit % READINESS_EVERY === 0
  return {
    visit,
    walk: isOnMap && looksIn ? 'fleet' : walk,
    presses,
    ending: looksIn ? 'walks-away' : ending,
    fault,
    strikesBefore: fault === 'context-lost' ? 1 : random.int(0, presses.length),
    asksReadiness,
    breaks: asksReadiness && (visit / READINESS_EVERY) % 2 === 0,
  }
}
