/** A seeded random number generator: the same seed gives the same sequence on every machine. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both inclusive. Throws a RangeError if there is none. */
  int(min: number, max: number): number
  /** One of `items`, all equally likely. Throws a RangeError if `items` is empty. */
  pick<T>(items: readonly T[]): T
  /** A new array with the same items in random order (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[]
  /**
   * One of the values, with a probability in proportion to its weight. Throws a RangeError for a negative
   * weight or if no weight is above 0.
   */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T
}

/**
 * The mulberry32 generator (Tommy Ettinger, public domain): 32 bits of state, good enough for
 * demo data and a game deck, not for secrets. Only the lower 32 bits of `seed` count.
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  function int(min: number, max: number): number {
    const low = Math.ceil(min)
    const high = Math.floor(max)
    if (!(low <= high)) throw new RangeError(`No whole number lies between ${min} and ${max}`)
    return low + Math.floor(next() * (high - low + 1))
  }

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('Nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items]
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = int(0, last)
      const held = mixed[last] as T
      mixed[last] = mixed[other] as T
      mixed[other] = held
    }
    return mixed
  }

  function weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T {
    if (choices.some(([, weight]) => !(weight >= 0))) throw new RangeError('A weight is negative')
    const likely = choices.filter(([, weight]) => weight > 0)
    const total = likely.reduce((sum, [, weight]) => sum + weight, 0)
    let left = next() * total
    for (const [value, weight] of likely) {
      left -= weight
      if (left < 0) return value
    }
    // Rounding may leave a remainder after the last choice.
    const last = likely.at(-1)
    if (!last) throw new RangeError('No weight is above 0')
    return last[0]
  }

  return { next, int, pick, shuffle, weighted }
}

/**
 * A seed from a text (32-bit FNV-1a over its UTF-16 units). With a sequence for each item, an additional draw
 * for one item does not change the others.
 */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
