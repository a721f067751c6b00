import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BilledItem } from '#domain/account/estimate'
import type { PlanId } from '#domain/account/plan'
import type { Region } from '#domain/base/locale'
import { SCREEN_TITLES } from '../../i18n/titles'

/** Names of the plans; a dealer's full plan is named after the inventory. */
export const PLAN_LABELS: Record<PlanId | 'fullInventory', MessageDescriptor> = {
  basic: msg`Basic essentials`,
  full: msg`Full fleet`,
  fullInventory: msg`Full inventory`,
}

export function planLabel(plan: PlanId, isInventory: boolean): MessageDescriptor {
  return PLAN_LABELS[plan === 'full' && isInventory ? 'fullInventory' : plan]
}

/** Label of a line of a bill. */
export function billedLabel(item: BilledItem, isInventory: boolean): MessageDescriptor {
  switch (item) {
    case 'connected':
      return msg`Connected vehicles`
    case 'fullPlan':
      return planLabel('full', isInventory)
    case 'camera':
      return SCREEN_TITLES.dualCamera
    default:
      return SCREEN_TITLES[item]
  }
}

/** Names of the taxes on a bill. */
export const TAX_LABELS: Record<Region, MessageDescriptor> = {
  us: msg`Illinois sales tax`,
  ca: msg`Ontario HST`,
  mx: msg`Mexico VAT`,
}
