import { CHAPTERS, type ChapterId, type Stop } from './chapters'

/** A stop of the talk with its start. */
export interface DemoMoment extends Stop {
  chapter: ChapterId
  /** Second of the talk at which it begins. */
  fromSecond: number
}

/** The salesperson's talk, hint by hint, in seconds from its start; the text is in the hints (docs/game.md T3). */
export const DEMO_SCRIPT: readonly DemoMoment[] = timed()

/** Seconds of a chapter in the talk. */
export function chapterSeconds(id: ChapterId): number {
  return DEMO_SCRIPT.filter(({ chapter }) => chapter === id).reduce((sum, { seconds }) => sum + seconds, 0)
}

function timed(): DemoMoment[] {
  let fromSecond = 0
  return CHAPTERS.flatMap(({ id, stops }) =>
    stops.map((stop) => {
      const moment = { ...stop, chapter: id, fromSecond }
      fromSecond += stop.seconds
      return moment
    }),
  )
}
