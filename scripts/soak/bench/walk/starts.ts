import { seededRandom } from '#domain/base/seededRandom'
import type { ModeFlags } from '#domain/device/mode'
import { navTarget, visibleNavigation } from '#domain/device/navigation'
import { ROUTES } from '#domain/device/routes'

/** Where a walk begins, on a device that was left in modes. */
export interface Start {
  address: string
  modes: readonly (keyof ModeFlags)[]
}

/** Walks that together begin at every start. */
export const WALKS = 5

const rooms = (fleets: boolean): string[] =>
  visibleNavigation(fleets)
    .flatMap((item): readonly { id: number }[] => item.children ?? [item])
    .map(({ id }) => navTarget(id))

/**
 * Every example of the route table, those of the tour, the game and the staff room among them, and the rooms that show
 * something else to a dealer or to a smaller plan.
 */
export const STARTS: readonly Start[] = [
  ...ROUTES.flatMap(({ examples }): readonly string[] => examples).map((address) => ({ address, modes: [] })),
  ...['/home', ...rooms(false), '/1/detail/d-1', '/1/detail/d-1?tab=trips'].map(
    (address): Start => ({ address, modes: ['inDealerMode'] }),
  ),
  ...['/0', '/1/detail/v-1', '/4', '/5'].map((address): Start => ({ address, modes: ['inEssentialsMode'] })),
]

/**
 * The starts of a seed, in an order by it: any `WALKS` seeds in a row have all of them, each once. Those of one mode follow
 * each other, as a device that changes its mode is opened anew.
 */
export function startsOf(seed: number): Start[] {
  const own = STARTS.filter((_, at) => at % WALKS === seed % WALKS)
  const modesOf = ({ modes }: Start) => modes.join(' ')
  return seededRandom(seed)
    .shuffle(own)
    .sort((a, b) => modesOf(a).localeCompare(modesOf(b)))
}
