import * as v from 'valibot'
import { RECALL_ACCOUNTS, RECALL_TYPES, type Recall } from '#domain/vehicle/recall'
import type { Assignable } from './assignable'
import { integer, prefixedId, text, writtenVin } from './fields'

export const RecallSchema = v.strictObject({
  id: prefixedId('r'),
  vin: writtenVin,
  account: v.picklist(RECALL_ACCOUNTS),
  label: text(80),
  makeModel: text(80),
  daysAgo: integer(0, 4000),
  type: v.picklist(RECALL_TYPES),
  isScheduled: v.boolean(),
})

type Output = v.InferOutput<typeof RecallSchema>
export type RecallRow = Assignable<Output, Recall> & Assignable<Recall, Output>
