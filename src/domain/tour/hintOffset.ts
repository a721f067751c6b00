import type { Locale } from '#domain/base/locale'

const OFFSET_PX = 12
const FRENCH_OFFSET_PX = 22

/** Pixels between a hint's bubble and its target (docs/game.md T1). */
export function hintOffsetPx(locale: Locale): number {
  return locale === 'fr-CA' ? FRENCH_OFFSET_PX : OFFSET_PX
}
