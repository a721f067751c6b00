import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnLabel } from '#domain/behavior/behaviorColumns'
import { SCREEN_TITLES } from '../../i18n/titles'

/** Headings of the columns, by the keys of `domain/behavior/behaviorColumns.ts`. */
export const COLUMN_LABELS: Record<ColumnLabel, MessageDescriptor> = {
  vehicle: msg`Vehicle`,
  driver: msg`Driver`,
  fleet: msg`Fleet`,
  distanceDriven: SCREEN_TITLES.distanceDriven,
  previousDistanceDriven: msg`Previous distance`,
  consumption: msg`Consumption`,
  previousConsumption: msg`Previous consumption`,
  economy: msg`Economy`,
  previousEconomy: msg`Previous economy`,
  change: msg`Change`,
}
