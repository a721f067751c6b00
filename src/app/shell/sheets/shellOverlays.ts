import { HintsLayer } from '../../../features/tour/hints/HintsLayer'
import { NotificationsPanel } from '../../../widgets/notifications/panel/NotificationsPanel'
import { AccountMenu } from './AccountMenu'
import { FeedWatch } from './FeedWatch'
import { ShellSheets } from './ShellSheets'
import { UpgradePrompt } from './UpgradePrompt'

/** Loaded as one chunk by `lazyOverlays.ts`. */
export const OVERLAYS = { AccountMenu, FeedWatch, HintsLayer, NotificationsPanel, ShellSheets, UpgradePrompt }
