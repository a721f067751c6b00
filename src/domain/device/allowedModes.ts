import type { DeviceMode, DeviceSettings } from './deviceSettings'
import { type ModeFlags, modeOf } from './mode'

/** The entry mode of a visit: a tour counts as its plan. */
export function entryOf(flags: ModeFlags): DeviceMode {
  const mode = modeOf(flags)
  if (mode === 'dealer' || mode === 'game') return mode
  return flags.inEssentialsMode ? 'essentials' : 'fleet'
}

/** Addresses that belong to no mode. */
const OUTSIDE = ['/', '/welcome', '/booth', '/attract']

/**
 * Whether an address may be shown on this device, docs/booth.md B3: it belongs to no mode, or to one that
 * staff allow. Some addresses select their own mode; the others have the mode of the visit.
 */
export function allowsAddress(modes: DeviceSettings['modes'], flags: ModeFlags, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (OUTSIDE.includes(path)) return true
  if (path === '/game') return modes.game
  if (path === '/essentials') return modes.essentials
  // Tour and dials end dealer and game mode and keep the plan.
  if (path === '/tour' || path === '/your-fleet')
    return modes[flags.inEssentialsMode ? 'essentials' : 'fleet']
  return modes[entryOf(flags)]
}
