import { useShellSheet } from '../../../state/sheet'
import { HintsLayer, ShellSheets, UpgradePrompt } from '../lazyOverlays'
import type { Overlay } from './overlay'
import { useHintsWanted } from './useHintsWanted'
import { useUpgradeWanted } from './useUpgradeWanted'

/**
 * What lies over a screen and under dialogs, from the lowest to the topmost. The shell has it, and the account, which
 * has help and changes to undo without the shell: it is made of the kit, so it is rendered inside their `KitProvider`.
 */
export const SCREEN_OVERLAYS: readonly Overlay[] = [
  {
    name: 'sheets',
    level: 'screen',
    Component: ShellSheets,
    useWanted: () => useShellSheet() !== null,
    fits: () => true,
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
    fits: () => true,
  },
]
