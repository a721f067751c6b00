import type { Section } from '#domain/base/section'
import { useCapabilities } from './capabilities'

/** Whose data this visit shows: a fleet's or a dealer's. */
export function useSection(): Section {
  return useCapabilities().fleets ? 'fleet' : 'dealer'
}
