import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnLabel } from '../../domain/behavior/behaviorColumns'
import { SCREEN_TITLES } from '../../i18n/titles'

/** Headings of the columns, by the keys of `domain/behavior/behaviorColumns.ts`. */
export const COLUMN_LABELS: Record<ColumnLabel, MessageDescriptor> = {
  vehicle: msg`Vehicle`,
  driver: msg`Driver`,
  fleet: msg`Fleet`,
  distanceDriven: SCREEN_TITLES.distanceDriven,
  previousDistanceDriven: msg`Distance before`,
  consumption: msg`Consumption`,
  previousConsumption: msg`Consumption before`,
  economy: msg`Economy`,
  previousEconomy: msg`Economy before`,
  change: msg`Change`,
}
