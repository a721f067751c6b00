import { routeFor } from '../../../domain/kiosk/routes'
import { useShellSheet } from '../../../state/sheet'
import { useUpgradePrompt } from '../../../state/upgradePrompt'
import { loadOverlays } from '../lazyOverlays'
import { type Overlay, overlay, type ShownScreen } from './overlay'

const inShell = ({ kind }: ShownScreen) => kind === 'shell'

/** Everything that lies over screens, from the lowest to the topmost. */
export const OVERLAYS: readonly Overlay[] = [
  overlay({
    name: 'sheets',
    level: 'screen',
    load: () => loadOverlays().then(({ ShellSheets }) => ShellSheets),
    useWanted: () => useShellSheet() !== null,
    fits: inShell,
  }),
  overlay({
    name: 'upgrade',
    level: 'screen',
    load: () => loadOverlays().then(({ UpgradePrompt }) => UpgradePrompt),
    useWanted: useUpgradePrompt,
    fits: ({ pathname }) => routeFor(pathname)?.titleId === 'home',
  }),
  overlay({
    name: 'toasts',
    level: 'top',
    load: () => import('../../../ui/feedback/ToastRegion').then(({ ToastRegion }) => ToastRegion),
    // A live region speaks only what comes after it is there.
    useWanted: () => true,
    fits: inShell,
  }),
]
