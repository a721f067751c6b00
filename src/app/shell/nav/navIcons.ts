import type { NavIcon } from '#domain/device/navigation'
import { ICONS } from '../../../ui/icons/icons'

export const NAV_ICONS: Record<NavIcon, string> = {
  home: ICONS.house,
  map: ICONS.map,
  vehicles: ICONS.car,
  performance: ICONS.gauge,
  reports: ICONS.fileChartColumn,
  expenses: ICONS.receipt,
  fleets: ICONS.network,
  users: ICONS.users,
  settings: ICONS.settings,
  subscriptions: ICONS.creditCard,
  addOns: ICONS.blocks,
  notifications: ICONS.bell,
}
