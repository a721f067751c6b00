/**
 * Modes of the product (docs/rules.md MO-01 to MO-08; docs/decisions.md D6, Q3). Demo, game and dealer
 * exclude each other; without a flag the mode is fleet; essentials is an independent flag.
 */
export interface ModeFlags {
  inDemoMode: boolean
  inGameMode: boolean
  inDealerMode: boolean
  inEssentialsMode: boolean
}

export const EXCLUSIVE_MODES = ['fleet', 'demo', 'game', 'dealer'] as const
export type ExclusiveMode = (typeof EXCLUSIVE_MODES)[number]

export const FLEET_MODE: ModeFlags = {
  inDemoMode: false,
  inGameMode: false,
  inDealerMode: false,
  inEssentialsMode: false,
}

/** Sets one of the exclusive modes and clears the others; essentials is unchanged. */
export function withMode(flags: ModeFlags, mode: ExclusiveMode): ModeFlags {
  return {
    ...flags,
    inDemoMode: mode === 'demo',
    inGameMode: mode === 'game',
    inDealerMode: mode === 'dealer',
  }
}

export function modeOf(flags: ModeFlags): ExclusiveMode {
  if (flags.inDealerMode) return 'dealer'
  if (flags.inGameMode) return 'game'
  return flags.inDemoMode ? 'demo' : 'fleet'
}
