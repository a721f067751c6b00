import type { FeedSection } from '../domain/notifications/feed'
import { useCapabilities } from './capabilities'

/** Whose feed this visit reads. */
export function useFeedSection(): FeedSection {
  return useCapabilities().fleets ? 'fleet' : 'dealer'
}
