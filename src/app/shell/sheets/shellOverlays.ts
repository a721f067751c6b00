import { NotificationsPanel } from '../../../widgets/notifications/panel/NotificationsPanel'
import { AccountMenu } from './AccountMenu'
import { ShellSheets } from './ShellSheets'
import { UpgradePrompt } from './UpgradePrompt'

/** One part of the program: see `lazyOverlays.ts`. */
export const OVERLAYS = { AccountMenu, NotificationsPanel, ShellSheets, UpgradePrompt }
