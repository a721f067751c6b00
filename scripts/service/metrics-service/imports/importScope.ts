import type { EventNames } from '../report/names'
import type { Scope } from '../report/scope'
import { dayIn } from '../report/zone'
import type { ImportedKiosk } from './importedExports'

/** A UUID, as a kiosk makes its own id. */
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** What a kiosk is called: by the names file, by its own staff, or by the start of its id. */
export function kioskName(device: string, ownName: string | undefined, { kiosks }: EventNames): string {
  const given = Object.hasOwn(kiosks, device) ? kiosks[device] : undefined
  return given ?? ownName ?? (UUID.test(device) ? `Unnamed kiosk ${device.slice(0, 8)}` : device)
}

/** The kiosks by what they are called, in that order. */
export function namedKiosks(kiosks: readonly ImportedKiosk[], names: EventNames): ImportedKiosk[] {
  return kiosks
    .map((kiosk) => ({ ...kiosk, name: kioskName(kiosk.device, kiosk.ownName, names) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/**
 * Kiosks with the visits that began in the scope and the runs of its days. All else of a file stays: it is as of the
 * time of the file.
 */
export function kiosksIn(
  kiosks: readonly ImportedKiosk[],
  { days }: Scope,
  zone: string,
): readonly ImportedKiosk[] {
  if (days === null) return kiosks
  return kiosks.map((kiosk) => ({
    ...kiosk,
    visitRows: kiosk.visitRows.filter(({ startedAt }) => days.includes(dayIn(zone, startedAt))),
    runs: kiosk.runs.filter(({ day }) => days.includes(day)),
  }))
}
