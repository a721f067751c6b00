import type { LevelBuckets } from '#domain/vehicle/levelBuckets'
import { isLowLevel } from '#domain/vehicle/lowReadings'

/** Where the vertical scale of the fuel and energy level chart ends, in vehicles (docs/rules.md DA-20). */
export const LEVEL_SCALE_TOP = { fleet: 15, dealer: 30 } as const

/** Codes of its bars in the list's address: upper bounds in percent, and unknown. */
export type LevelCode = '10' | '20' | '30' | '40' | '50' | '60' | '70' | '80' | '90' | '100' | 'unknown'

const BOUNDS = ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100'] as const

/** Bars of the levels that count as low (docs/rules.md FV-16). */
export const LOW_LEVELS: readonly LevelCode[] = BOUNDS.filter((code) => isLowLevel(Number(code)))

export interface LevelBar {
  code: LevelCode
  vehicles: number
  /** Height as a share of the scale, 0 to 1. */
  share: number
  /** More vehicles than the scale can show: the bar is capped and needs a label. */
  cut: boolean
  low: boolean
}

/** The eleven bars of the chart, lowest level first, unknown last; capped at the top of the scale. */
export function levelBars({ tenths, unknown }: LevelBuckets, top: number): LevelBar[] {
  const bar = (code: LevelCode, vehicles: number): LevelBar => ({
    code,
    vehicles,
    share: Math.min(1, vehicles / top),
    cut: vehicles > top,
    low: LOW_LEVELS.includes(code),
  })
  return [...BOUNDS.map((code, at) => bar(code, tenths[at] ?? 0)), bar('unknown', unknown)]
}

/** Vehicles in the low buckets; the same number as in the list that the bars link to. */
export function lowLevelCount(bars: readonly LevelBar[]): number {
  return bars.reduce((sum, { low, vehicles }) => sum + (low ? vehicles : 0), 0)
}
