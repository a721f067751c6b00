/** Weather that shows in how a fleet drives (docs/decisions.md D44). */
export const WEATHER_KINDS = ['storm', 'rain', 'cold'] as const
export type WeatherKind = (typeof WEATHER_KINDS)[number]

/** A day whose weather is worth a word, the same in every region; other days were fair. */
export interface WeatherDay {
  /** `w-N`. */
  id: string
  /** 1 is yesterday. */
  daysAgo: number
  kind: WeatherKind
}

/** Whether it rained, so that a camera looks through drops. */
export function isWet(kind: WeatherKind): boolean {
  return kind === 'storm' || kind === 'rain'
}
