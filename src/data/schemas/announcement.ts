import * as v from 'valibot'
import { ANNOUNCEMENT_KINDS, type Announcement } from '#domain/notifications/announcement'
import type { Assignable } from './assignable'
import { dayTime, localText, prefixedId } from './fields'

/** One row of the announcements dataset. */
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
/** What the schema lets through: `Announcement`, held to it both ways by the compiler. */
export type AnnouncementRow = Assignable<Output, Announcement> & Assignable<Announcement, Output>
