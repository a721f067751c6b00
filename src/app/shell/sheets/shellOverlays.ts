import { NotificationsPanel } from '../../../widgets/notifications/panel/NotificationsPanel'
import { AccountMenu } from './AccountMenu'
import { ShellSheets } from './ShellSheets'

/** One part of the program: see `later.ts`. */
export const OVERLAYS = { AccountMenu, NotificationsPanel, ShellSheets }
