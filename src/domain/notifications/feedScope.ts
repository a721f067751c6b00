import { eventTypeOf, type FeedItem } from './feed'

/** The part of the feed that a visit shows. */
export interface FeedScope {
  /** Name of the selected fleet or lot, or `all`. */
  group: string
  /** The fleet or lot of each vehicle by id; removed vehicles are missing. */
  groups: ReadonlyMap<string, string>
  /** Whether the dual camera was added (docs/decisions.md Q13). */
  camera: boolean
}

/**
 * The items of the selected fleet or lot, without camera items unless there is a camera. Items of a removed
 * vehicle belong to no fleet and are shown only with all fleets.
 */
export function feedInScope(items: readonly FeedItem[], { group, groups, camera }: FeedScope): FeedItem[] {
  return items.filter(
    ({ vehicleId, event }) =>
      (group === 'all' || groups.get(vehicleId) === group) && (camera || eventTypeOf(event) !== 'camera'),
  )
}
