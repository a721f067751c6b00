import * as v from 'valibot'
import type { PresenterNote } from '#domain/booth/presenterNote'
import { WAYPOINTS } from '#domain/tour/waypoints'
import type { Assignable } from './assignable'
import { localText, prefixedId } from './fields'

export const PresenterNoteSchema = v.strictObject({
  id: prefixedId('p'),
  stop: v.picklist(['opening', 'closing', ...WAYPOINTS.map(({ name }) => name)]),
  title: localText(60),
  say: localText(300),
  ask: localText(160),
})

type Output = v.InferOutput<typeof PresenterNoteSchema>
export type PresenterNoteRow = Assignable<Output, PresenterNote> & Assignable<PresenterNote, Output>
