import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FleetName } from '#domain/base/fleetName'

/** Labels of the built-in fleets; a visitor's fleet keeps its typed name. */
const BUILT_IN_FLEETS = new Map<FleetName, MessageDescriptor>([
  ['Fleet One', msg({ id: 'fleet.one', message: 'Fleet One' })],
  ['Fleet Two', msg({ id: 'fleet.two', message: 'Fleet Two' })],
])

export function fleetLabel(fleet: FleetName, i18n: Pick<I18n, '_'>): string {
  const words = BUILT_IN_FLEETS.get(fleet)
  return words ? i18n._(words) : fleet
}
