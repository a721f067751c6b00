import { eventTypeOf, type FeedItem } from './feed'

/** What a visit shows of its feed. */
export interface FeedScope {
  /** Name of the selected fleet or lot, or `all`. */
  group: string
  /** The fleet or lot of each vehicle by id; one that was removed has none. */
  groups: ReadonlyMap<string, string>
  /** Whether the dual camera was added (docs/decisions.md Q13). */
  camera: boolean
}

/**
 * The items of the selected fleet or lot, without the camera's until there is one. What a removed vehicle
 * told belongs to no fleet any more and shows with all of them.
 */
export function feedInScope(items: readonly FeedItem[], { group, groups, camera }: FeedScope): FeedItem[] {
  return items.filter(
    ({ vehicleId, event }) =>
      (group === 'all' || groups.get(vehicleId) === group) && (camera || eventTypeOf(event) !== 'camera'),
  )
}
