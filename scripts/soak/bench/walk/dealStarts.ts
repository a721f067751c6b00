import { seededRandom } from '#domain/base/seededRandom'

/**
 * Deals addresses to walks, in an order by seed: each address to one walk, so that the walks together begin everywhere.
 * @returns one list a walk
 */
export function dealStarts(addresses: readonly string[], walks: number, seed: number): string[][] {
  const shuffled = seededRandom(seed).shuffle(addresses)
  return Array.from({ length: walks }, (_, walk) => shuffled.filter((_, at) => at % walks === walk))
}
