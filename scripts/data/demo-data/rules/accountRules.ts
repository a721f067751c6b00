import { ANNOUNCEMENT_RULES } from './announcements'
import { AREA_RULES } from './areas'
import { BILLING_AND_REPORT_RULES } from './billingAndReports'
import { DEALER_RULES } from './dealer'
import { FEED_RULES } from './feed'
import { NOTIFICATION_SETTINGS_RULES } from './notificationSettings'
import { PLACE_RULES } from './places'
import { RECALL_RULES } from './recalls'
import type { CrossRule } from './rule'
import { USER_SETTINGS_RULES } from './userSettings'

/** Rules of the dealer's datasets and of the account's. */
export const ACCOUNT_RULES: readonly CrossRule[] = [
  ...USER_SETTINGS_RULES,
  ...FEED_RULES,
  ...ANNOUNCEMENT_RULES,
  ...RECALL_RULES,
  ...DEALER_RULES,
  ...PLACE_RULES,
  ...AREA_RULES,
  ...NOTIFICATION_SETTINGS_RULES,
  ...BILLING_AND_REPORT_RULES,
]
