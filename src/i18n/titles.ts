import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TitleId } from '#domain/device/routes'

/** Titles of all screens; ids are explicit so that the route contract finds them in each catalog. */
export const SCREEN_TITLES: Record<TitleId, MessageDescriptor> = {
  welcome: msg({ id: 'title.welcome', message: 'Your whole fleet at a glance.' }),
  tour: msg({ id: 'title.tour', message: 'Guided tour' }),
  home: msg({ id: 'title.home', message: 'Dashboard' }),
  map: msg({ id: 'title.map', message: 'Map' }),
  vehicles: msg({ id: 'title.vehicles', message: 'Vehicles' }),
  vehicleDetail: msg({ id: 'title.vehicleDetail', message: 'Vehicle details' }),
  users: msg({ id: 'title.users', message: 'Users' }),
  userDetail: msg({ id: 'title.userDetail', message: 'User details' }),
  expenses: msg({ id: 'title.expenses', message: 'Expenses' }),
  performance: msg({ id: 'title.performance', message: 'Performance' }),
  tripEvents: msg({ id: 'title.tripEvents', message: 'Trip events' }),
  vehicleEvents: msg({ id: 'title.vehicleEvents', message: 'Vehicle events' }),
  cameraStatuses: msg({ id: 'title.cameraStatuses', message: 'Camera statuses' }),
  driveBlock: msg({ id: 'title.driveBlock', message: 'Drive block' }),
  reports: msg({ id: 'title.reports', message: 'Reports' }),
  settings: msg({ id: 'title.settings', message: 'Settings' }),
  notificationEditor: msg({ id: 'title.notificationEditor', message: 'Edit notification' }),
  newNotification: msg({ id: 'title.newNotification', message: 'New notification' }),
  addOns: msg({ id: 'title.addOns', message: 'Add-on Solutions' }),
  adapter: msg({ id: 'title.adapter', message: 'Fleet adapter' }),
  coaching: msg({ id: 'title.coaching', message: 'In-vehicle coaching' }),
  plugAndCharge: msg({ id: 'title.plugAndCharge', message: 'Plug and charge' }),
  dualCamera: msg({ id: 'title.dualCamera', message: 'Dual camera' }),
  fleets: msg({ id: 'title.fleets', message: 'Fleets' }),
  subscriptions: msg({ id: 'title.subscriptions', message: 'Subscriptions' }),
  recalls: msg({ id: 'title.recalls', message: 'Recall vehicles' }),
  notifications: msg({ id: 'title.notifications', message: 'Notifications' }),
  notificationSettings: msg({ id: 'title.notificationSettings', message: 'Notification settings' }),
  distanceDriven: msg({ id: 'title.distanceDriven', message: 'Distance driven' }),
  efficiency: msg({ id: 'title.efficiency', message: 'Efficiency' }),
  fuelConsumption: msg({ id: 'title.fuelConsumption', message: 'Fuel consumption' }),
  myAccount: msg({ id: 'title.myAccount', message: 'My account' }),
  game: msg({ id: 'title.game', message: 'Fleet Hero' }),
  booth: msg({ id: 'title.booth', message: 'Staff room' }),
  yourFleet: msg({ id: 'title.yourFleet', message: 'Your fleet' }),
  attract: msg({ id: 'title.attract', message: 'Attract screen' }),
  tripHistory: msg({ id: 'title.tripHistory', message: 'Trip history' }),
  comingSoon: msg({ id: 'title.comingSoon', message: 'Coming Soon' }),
}

/** The document's title: the screen's, then the product's name (docs/decisions.md D1). */
const DOCUMENT_TITLE = msg({ id: 'title.document', message: '{title} · Pharos Fleet' })

export function documentTitle(i18n: I18n, title: string): string {
  return i18n._(DOCUMENT_TITLE.id, { title })
}

/** Labels of navigation items and groups, by the keys of `domain/device/navigation.ts`. */
export const NAV_LABELS: Record<string, MessageDescriptor> = {
  home: msg({ id: 'nav.home', message: 'Home' }),
  map: msg({ id: 'nav.map', message: 'Map' }),
  vehicles: msg({ id: 'nav.vehicles', message: 'Vehicles' }),
  performance: msg({ id: 'nav.performance', message: 'Performance' }),
  reports: msg({ id: 'nav.reports', message: 'Reports' }),
  expenses: msg({ id: 'nav.expenses', message: 'Expenses' }),
  fleets: msg({ id: 'nav.fleets', message: 'Fleets' }),
  users: msg({ id: 'nav.users', message: 'Users' }),
  managers: msg({ id: 'nav.managers', message: 'Managers' }),
  settings: msg({ id: 'nav.settings', message: 'Settings' }),
  subscriptions: msg({ id: 'nav.subscriptions', message: 'Subscriptions' }),
  addOns: msg({ id: 'nav.addOns', message: 'Add-on Solutions' }),
  notifications: msg({ id: 'nav.notifications', message: 'Notifications' }),
  fleetManagement: msg({ id: 'nav.fleetManagement', message: 'Fleet Management' }),
  inventoryManagement: msg({ id: 'nav.inventoryManagement', message: 'Inventory Management' }),
  accountManagement: msg({ id: 'nav.accountManagement', message: 'Account Management' }),
  financeBilling: msg({ id: 'nav.financeBilling', message: 'Finance & Billing' }),
  businessSolutions: msg({ id: 'nav.businessSolutions', message: 'Business Solutions' }),
}
