import { LOCALES, type Locale } from '#domain/base/locale'
import { fieldsOf } from '#domain/base/unknownValue'
import { isText } from '#domain/recording/storedInteraction'
import { WAYS_IN, type WayIn } from './wayIn'

/** The trail of a visit, for staff's own report: kept on the device, never posted (docs/outbox.md O4). */
export interface VisitTrail {
  /** First segments of the opened addresses (`home`, `1`), each once, in order. */
  screens: readonly string[]
  /** Ways in that were pressed, each once, in order. */
  waysIn?: readonly WayIn[]
  /** The last language. */
  locale?: Locale
  /** A run of Fleet Hero was played; staff's own do not count. */
  game?: 1
  /** A summary to take along was shown as a QR code. */
  handoff?: 1
  /** The staff room was opened. */
  staff?: 1
}

export type TrailStep =
  | { kind: 'screen'; pathname: string; locale: Locale }
  | { kind: 'wayIn'; wayIn: WayIn }
  | { kind: 'game' }
  | { kind: 'handoff' }

/** Screens before the product is entered, and those of staff. */
const OUTSIDE = new Set(['', 'welcome', 'attract', 'booth', 'tour', 'game', 'your-fleet'])
/** Alternative addresses of the same screen. */
const SAME: Readonly<Record<string, string>> = { '6': 'home', essentials: 'home' }

/** The trail after `step`; the same object if nothing is new. */
export function extendTrail(trail: VisitTrail, step: TrailStep): VisitTrail {
  if (step.kind === 'wayIn') {
    const { waysIn = [] } = trail
    return waysIn.includes(step.wayIn) ? trail : { ...trail, waysIn: [...waysIn, step.wayIn] }
  }
  if (step.kind !== 'screen') return trail[step.kind] === 1 ? trail : { ...trail, [step.kind]: 1 }
  const first = step.pathname.split('/')[1] ?? ''
  const screen = SAME[first] ?? first
  if (first === 'booth') return trail.staff === 1 ? trail : { ...trail, staff: 1 }
  const isNew = !OUTSIDE.has(screen) && !trail.screens.includes(screen)
  if (!isNew && trail.locale === step.locale) return trail
  return { ...trail, locale: step.locale, screens: isNew ? [...trail.screens, screen] : trail.screens }
}

/** The readable part of a stored trail (docs/booth.md B6); undefined for none. */
export function parseTrail(stored: unknown): VisitTrail | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { screens, locale, game, handoff, staff, waysIn } = fieldsOf(stored)
  const chosen = new Set(Array.isArray(waysIn) ? waysIn : [])
  const ways = [...chosen].filter((way): way is WayIn => WAYS_IN.some((known) => known === way))
  const known = LOCALES.find((id) => id === locale)
  return {
    screens: Array.isArray(screens) ? screens.filter(isText) : [],
    ...(known ? { locale: known } : {}),
    ...(game === 1 ? { game } : {}),
    ...(handoff === 1 ? { handoff } : {}),
    ...(staff === 1 ? { staff } : {}),
    ...(ways.length > 0 ? { waysIn: ways } : {}),
  }
}
