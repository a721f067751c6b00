import * as v from 'valibot'
import { ANNOUNCEMENT_KINDS, type Announcement } from '#domain/notifications/announcement'
import type { Assignable } from './assignable'
import { dayTime, localText, prefixedId } from './fields'

export const AnnouncementSchema = v.strictObject({
  id: prefixedId('n'),
  kind: v.picklist(ANNOUNCEMENT_KINDS),
  title: localText(90),
  body: localText(400),
  publishedAt: dayTime,
  link: v.nullable(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/, 'not an address inside the app'))),
  showInFleet: v.boolean(),
  showInDealer: v.boolean(),
})

type Output = v.InferOutput<typeof AnnouncementSchema>
export type AnnouncementRow = Assignable<Output, Announcement> & Assignable<Announcement, Output>
