import { type ExclusiveMode, FLEET_MODE, type ModeFlags, withMode } from '#domain/device/mode'
import { isBoolean, readPersisted, writePersisted } from './persisted'
import { deviceAtom, store } from './store'

/** Modes (docs/rules.md MO-01 to MO-05), stored under fixed names (docs/rules.md MO-07) so that they survive a reload. */
const KEYS = ['inDemoMode', 'inGameMode', 'inDealerMode', 'inEssentialsMode'] as const

function readFlags(): ModeFlags {
  const flags = { ...FLEET_MODE }
  for (const key of KEYS) flags[key] = readPersisted(key, isBoolean, false)
  return flags
}

export const modeAtom = deviceAtom<ModeFlags>(readFlags())
/** Whether the visitor added the dual camera (docs/decisions.md Q13). */
export const cameraAddedAtom = deviceAtom<boolean>(readPersisted('isCameraAdded', isBoolean, false))

export function modeFlags(): ModeFlags {
  return store.get(modeAtom)
}

function setFlags(flags: ModeFlags): void {
  store.set(modeAtom, flags)
  for (const key of KEYS) writePersisted(key, flags[key])
}

/** Sets fleet, demo, game or dealer and turns the others off. */
export function enterMode(mode: ExclusiveMode): void {
  setFlags(withMode(modeFlags(), mode))
}

export function setEssentials(on: boolean): void {
  setFlags({ ...modeFlags(), inEssentialsMode: on })
}

/** Adds the dual camera to the account or removes it, under the fixed name (docs/rules.md AD-08). */
export function setCameraAdded(on: boolean): void {
  store.set(cameraAddedAtom, on)
  writePersisted('isCameraAdded', on)
}

/** Reset on the welcome page: fleet mode, essentials off (docs/decisions.md Q6), no camera added. */
export function resetModes(): void {
  setFlags(FLEET_MODE)
  setCameraAdded(false)
}
