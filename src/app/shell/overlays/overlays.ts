import { routeFor } from '../../../domain/kiosk/routes'
import { useWatching } from '../../../state/ghost'
import { useShellSheet } from '../../../state/sheet'
import { loadOverlays } from '../lazyOverlays'
import { type Overlay, overlay, type ShownScreen } from './overlay'
import { useHintsWanted } from './useHintsWanted'
import { useRunWanted } from './useRunWanted'
import { useUpgradeWanted } from './useUpgradeWanted'

/** The shell's screens, and the account, which has help and changes to undo without the shell. */
const inProduct = ({ kind, pathname }: ShownScreen) =>
  kind === 'shell' || routeFor(pathname)?.name === 'my-account'

/** All overlays, from the lowest to the topmost. */
export const OVERLAYS: readonly Overlay[] = [
  overlay({
    name: 'sheets',
    level: 'screen',
    load: () => loadOverlays().then(({ ShellSheets }) => ShellSheets),
    useWanted: () => useShellSheet() !== null,
    fits: inProduct,
  }),
  overlay({
    name: 'hints',
    level: 'screen',
    load: () => loadOverlays().then(({ HintsLayer }) => HintsLayer),
    useWanted: useHintsWanted,
    fits: ({ kind }) => kind === 'shell',
  }),
  overlay({
    name: 'upgrade',
    level: 'screen',
    load: () => loadOverlays().then(({ UpgradePrompt }) => UpgradePrompt),
    useWanted: useUpgradeWanted,
    fits: inProduct,
  }),
  overlay({
    name: 'game',
    // An open dialog leaves it in sight and in reach: the clock runs on.
    level: 'top',
    load: () => import('../../../features/game/hud/GameHud').then(({ GameHud }) => GameHud),
    useWanted: useRunWanted,
    fits: inProduct,
  }),
  overlay({
    name: 'ghost',
    level: 'top',
    load: () => import('../../routes/game/GhostOverlay').then(({ GhostOverlay }) => GhostOverlay),
    useWanted: () => useWatching() !== null,
    // It begins on the screen where the run was chosen.
    fits: () => true,
  }),
  overlay({
    name: 'toasts',
    level: 'top',
    load: () => import('../../../ui/feedback/ToastRegion').then(({ ToastRegion }) => ToastRegion),
    // A live region must be mounted before its content to be announced.
    useWanted: () => true,
    fits: inProduct,
  }),
]
