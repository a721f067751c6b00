import type { Section } from '#domain/base/section'
import { useCapabilities } from './capabilities'

/** Whose feed this visit reads. */
export function useFeedSection(): Section {
  return useCapabilities().fleets ? 'fleet' : 'dealer'
}
