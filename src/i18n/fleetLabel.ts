import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FleetName } from '../domain/vehicle/vehicle'

/** Words of the shipped fleets; one that a visitor made is called as it was typed. */
const BUILT_IN_FLEETS = new Map<FleetName, MessageDescriptor>([
  ['Fleet One', msg({ id: 'fleet.one', message: 'Fleet One' })],
  ['Fleet Two', msg({ id: 'fleet.two', message: 'Fleet Two' })],
])

/** What a fleet is called in the language shown. */
export function fleetLabel(fleet: FleetName, i18n: Pick<I18n, '_'>): string {
  const words = BUILT_IN_FLEETS.get(fleet)
  return words ? i18n._(words) : fleet
}
