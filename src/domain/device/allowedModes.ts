import type { DeviceMode, DeviceSettings } from './deviceSettings'
import { type ModeFlags, modeOf } from './mode'

/** The way in that a visit is on: the tour belongs to its plan. */
export function entryOf(flags: ModeFlags): DeviceMode {
  const mode = modeOf(flags)
  if (mode === 'dealer' || mode === 'game') return mode
  return flags.inEssentialsMode ? 'essentials' : 'fleet'
}

/** Addresses that are no part of a demo. */
const OUTSIDE = ['/', '/welcome', '/booth', '/attract']

/**
 * Whether an address may be shown on this device, docs/booth.md B3: it is outside of every demo, or it
 * belongs to a way in that staff allow. Some addresses turn their own mode on; the others are of the visit's.
 */
export function allowsAddress(modes: DeviceSettings['modes'], flags: ModeFlags, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (OUTSIDE.includes(path)) return true
  if (path === '/game') return modes.game
  if (path === '/essentials') return modes.essentials
  // The tour ends dealer and game mode and keeps the plan.
  if (path === '/tour') return modes[flags.inEssentialsMode ? 'essentials' : 'fleet']
  return modes[entryOf(flags)]
}
