import { hasFleets } from '../../../domain/kiosk/mode'
import type { FeedSection } from '../../../domain/notifications/feed'
import { useModeFlags } from '../../../state/mode'

/** Whose feed this mode reads. */
export function useFeedSection(): FeedSection {
  return hasFleets(useModeFlags()) ? 'fleet' : 'dealer'
}
