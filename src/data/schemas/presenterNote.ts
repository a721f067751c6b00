import * as v from 'valibot'
import type { PresenterNote } from '#domain/booth/presenterNote'
import { WAYPOINTS } from '#domain/tour/waypoints'
import type { Assignable } from './assignable'
import { localText, prefixedId } from './fields'

/** One row of the presenter notes. */
export const PresenterNoteSchema = v.strictObject({
  id: prefixedId('p'),
  stop: v.picklist(['opening', 'closing', ...WAYPOINTS.map(({ name }) => name)]),
  title: localText(60),
  say: localText(300),
  ask: localText(160),
})

type Output = v.InferOutput<typeof PresenterNoteSchema>
/** What the schema lets through: `PresenterNote`, held to it both ways by the compiler. */
export type PresenterNoteRow = Assignable<Output, PresenterNote> & Assignable<PresenterNote, Output>
