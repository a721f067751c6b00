/**
 * How a visitor can enter (docs/decisions.md D46): a demo or the game from Welcome or Attract, or a chapter
 * of the guided tour.
 */
export const WAYS_IN = ['fleet', 'essentials', 'dealer', 'game', 'chapter'] as const
export type WayIn = (typeof WAYS_IN)[number]
