import { activationLanguage, LOCALES } from '#domain/base/locale'
import type { ActivationIds, ActivationMode, DeviceKind } from '#domain/device/config'
import type { DeviceSettings } from '#domain/device/deviceSettings'
import type { IdPlace } from './checkResults'

export type AllowedModes = DeviceSettings['modes']

/** The kinds of activation ids that records of the allowed modes need (docs/contracts.md C4). */
export function neededModes(allowed: AllowedModes, hasTour: boolean): ActivationMode[] {
  const isFleet = allowed.fleet || allowed.essentials || allowed.game
  // A visitor who leaves a game continues as in the guided tour.
  const isTour = allowed.game || (hasTour && (allowed.fleet || allowed.essentials))
  const isNeeded: Record<ActivationMode, boolean> = { fleet: isFleet, tour: isTour, dealer: allowed.dealer }
  return (['fleet', 'tour', 'dealer'] as const).filter((mode) => isNeeded[mode])
}

export interface IdFindings {
  /** Number of ids that exist. */
  known: number
  /** Left empty in the file on purpose: not tracked. */
  untracked: IdPlace[]
  /** Not in the file. */
  missing: IdPlace[]
}

/** Looks up the id of every allowed mode in every language, for this kind of device. */
export function findIds(
  ids: ActivationIds,
  device: DeviceKind,
  allowed: AllowedModes,
  hasTour: boolean,
): IdFindings {
  const findings: IdFindings = { known: 0, untracked: [], missing: [] }
  for (const mode of neededModes(allowed, hasTour))
    for (const locale of LOCALES) {
      const id = ids[device][mode][activationLanguage(locale)]
      if (id) findings.known += 1
      else findings[id === '' ? 'untracked' : 'missing'].push({ mode, locale })
    }
  return findings
}
