import { SEED_BITS } from '#domain/game/gameTypes'

/** `?seed=N` in the address selects the same deck for the life of the page, for example to match a colleague's screen. */
let flagged: number | null = null

/** @param search `location.search` */
export function readSeedFlag(search: string): void {
  const text = new URLSearchParams(search).get('seed') ?? ''
  flagged = /^\d{1,7}$/.test(text) ? Number(text) % 2 ** SEED_BITS : null
}

/** The deck's seed in the address, 20 bits; null without one. */
export function flaggedSeed(): number | null {
  return flagged
}
