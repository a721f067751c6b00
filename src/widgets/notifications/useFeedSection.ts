import type { FeedSection } from '../../domain/feed'
import { showsFleetItems } from '../../domain/mode'
import { useModeFlags } from '../../state/mode'

/** Whose feed this mode reads. */
export function useFeedSection(): FeedSection {
  return showsFleetItems(useModeFlags()) ? 'fleet' : 'dealer'
}
