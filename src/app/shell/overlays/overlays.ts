import { lazy } from 'react'
import { routeFor } from '#domain/device/routes'
import { loadScreenCatalogs } from '../../../i18n/activate'
import { useDeviceSettings } from '../../../state/deviceSettings'
import { useAttractOn, useWatching } from '../../../state/ghost'
import { useIdleQuestion } from '../../../state/idle'
import { useShellSheet } from '../../../state/sheet'
import { HintsLayer, ShellSheets, UpgradePrompt } from '../lazyOverlays'
import type { Overlay, ShownScreen } from './overlay'
import { useHintsWanted } from './useHintsWanted'
import { useRunWanted } from './useRunWanted'
import { useUpgradeWanted } from './useUpgradeWanted'

/** The shell's screens, and the account, which has help and changes to undo without the shell. */
const inProduct = ({ kind, pathname }: ShownScreen) =>
  kind === 'shell' || routeFor(pathname)?.name === 'my-account'

/** All overlays, from the lowest to the topmost. */
export const OVERLAYS: readonly Overlay[] = [
  {
    name: 'sheets',
    level: 'screen',
    Component: ShellSheets,
    useWanted: () => useShellSheet() !== null,
    fits: inProduct,
  },
  {
    name: 'hints',
    level: 'screen',
    Component: HintsLayer,
    useWanted: useHintsWanted,
    fits: ({ kind }) => kind === 'shell',
  },
  {
    name: 'upgrade',
    level: 'screen',
    Component: UpgradePrompt,
    useWanted: useUpgradeWanted,
    fits: inProduct,
  },
  {
    name: 'game',
    // An open dialog leaves it in sight and in reach: the clock runs on.
    level: 'top',
    Component: lazy(() =>
      import('../../../features/game/hud/GameHud').then((part) => ({ default: part.GameHud })),
    ),
    useWanted: useRunWanted,
    fits: inProduct,
  },
  {
    name: 'ghost',
    level: 'top',
    Component: lazy(() =>
      import('../../routes/game/GhostOverlay').then((part) => ({ default: part.GhostOverlay })),
    ),
    useWanted: () => useWatching() !== null,
    // It begins on the screen where the run was chosen.
    fits: () => true,
  },
  {
    name: 'attract',
    level: 'top',
    Component: lazy(() =>
      Promise.all([import('../../routes/attract/AttractOverlay'), loadScreenCatalogs()]).then(([part]) => ({
        default: part.AttractOverlay,
      })),
    ),
    useWanted: useAttractOn,
    // It leads from screen to screen.
    fits: () => true,
  },
  {
    name: 'idle',
    level: 'top',
    Component: lazy(() =>
      Promise.all([import('../../../widgets/idle/StillThere'), loadScreenCatalogs()]).then(([part]) => ({
        default: part.StillThere,
      })),
    ),
    useWanted: () => useIdleQuestion() !== null,
    fits: () => true,
  },
  {
    name: 'pointer',
    level: 'top',
    Component: lazy(() =>
      import('../../../features/booth/presenter/TouchPointer').then((part) => ({
        default: part.TouchPointer,
      })),
    ),
    useWanted: () => useDeviceSettings().touchesShown,
    fits: () => true,
  },
  {
    name: 'toasts',
    level: 'top',
    Component: lazy(() =>
      import('../../../ui/feedback/ToastRegion').then((part) => ({ default: part.ToastRegion })),
    ),
    // A live region must be mounted before its content to be announced.
    useWanted: () => true,
    fits: inProduct,
  },
]
