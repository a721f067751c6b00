import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LONG_WORK } from '#domain/base/longWork'
import { workAhead } from '#domain/base/workAhead'
import { routeFor } from '#domain/device/routes'
import { useShellSheet } from '../../../state/sheet'
import { useHintsAllowed } from '../../../state/tour'
import { useUpgradePrompt } from '../../../state/upgradePrompt'
import { HintsLayer, UpgradePrompt } from '../lazyOverlays'
import type { Overlay } from './OverlaySlot'
import { Sheets } from './Sheets'

/**
 * Overlays above a screen and below dialogs, from the lowest to the topmost. The shell and the account page render them
 * inside their `KitProvider`, because they are made of the kit.
 */
export const SCREEN_OVERLAYS: readonly Overlay[] = [
  {
    name: 'sheets',
    level: 'screen',
    Component: Sheets,
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

/** Whether there are hints for this visit, once the first screen is at rest. */
function useHintsWanted(): boolean {
  const allowed = useHintsAllowed()
  const [atRest, setAtRest] = useState(false)
  useEffect(() => workAhead(() => setAtRest(true), LONG_WORK.overlays), [])
  return allowed && atRest
}

/** Whether the prompt for a higher plan is open over the screen that is rendered. */
function useUpgradeWanted(): boolean {
  const onDashboard = useRouterState({
    select: (state) =>
      routeFor(state.matches.at(-1)?.pathname ?? state.location.pathname)?.titleId === 'home',
  })
  return useUpgradePrompt(onDashboard)
}
