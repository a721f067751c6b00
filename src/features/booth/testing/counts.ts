import type { InteractionCounts } from '../../../data/interactions/interactionCounts'

/** A device without records. */
export const NO_RECORDS: InteractionCounts = {
  pending: 0,
  unresolved: 0,
  sent: 0,
  refused: 0,
  damaged: 0,
  untracked: 0,
  handedOver: 0,
  foreign: 0,
  oldestPendingAt: null,
}
