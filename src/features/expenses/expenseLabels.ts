import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ExpenseDescription, ExpenseType } from '#domain/reports/expense'
import { ICONS } from '../../ui/icons/icons'

export const TYPE_LABELS: Record<ExpenseType, MessageDescriptor> = {
  fueling: msg`Fueling`,
  charging: msg`Charging`,
}

export const TYPE_ICONS: Record<ExpenseType, string> = { fueling: ICONS.fuel, charging: ICONS.zap }

export const DESCRIPTION_LABELS: Record<ExpenseDescription, MessageDescriptor> = {
  regularFuel: msg`Regular fuel`,
  premiumFuel: msg`Premium fuel`,
  diesel: msg`Diesel`,
  fastCharging: msg`Fast charging`,
  depotCharging: msg`Depot charging`,
}
