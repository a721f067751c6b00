import type { LocalText } from '#domain/base/localText'
import { DEMO_SCRIPT, type DemoMoment } from '#domain/tour/demoScript'
import type { WaypointName } from '#domain/tour/waypoints'

/** Where a note belongs: a stop of the demo script, or before or after all stops. */
export type NoteStop = WaypointName | 'opening' | 'closing'

/** What a salesperson says and asks at a stop; a row of the pack (docs/booth.md B9). */
export interface PresenterNote {
  id: string
  stop: NoteStop
  title: LocalText
  say: LocalText
  ask: LocalText
}

/** A moment of the talk with its note, if the pack has one. */
export interface NotedMoment extends DemoMoment {
  note: PresenterNote | null
}

/** The notes in the order of the talk (docs/booth.md B9). */
export interface NotedScript {
  opening: PresenterNote | null
  moments: readonly NotedMoment[]
  closing: PresenterNote | null
}

/** The demo script with the notes of a pack (docs/booth.md B9); the first note of a stop is used. */
export function notedScript(notes: readonly PresenterNote[]): NotedScript {
  const noteOf = (stop: NoteStop) => notes.find((note) => note.stop === stop) ?? null
  return {
    opening: noteOf('opening'),
    moments: DEMO_SCRIPT.map((moment) => ({ ...moment, note: noteOf(moment.waypoint) })),
    closing: noteOf('closing'),
  }
}
