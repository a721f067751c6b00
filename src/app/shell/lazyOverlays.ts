import type { ComponentType, FunctionComponent } from 'react'
import { lazyPart } from '../../ui/kit/lazyPart'
import type { OVERLAYS } from './sheets/shellOverlays'

/**
 * The overlays, in a separate chunk because they load React Aria, which the first paint does not need. Preloaded when
 * the shell is idle, so that they open without delay.
 */
type Parts = typeof OVERLAYS

let parts: Parts | null = null

async function loadParts(): Promise<Parts> {
  const chunk = await import('./sheets/shellOverlays')
  parts = chunk.OVERLAYS
  return parts
}

export const AccountMenu = part(({ AccountMenu }) => AccountMenu)
export const FeedWatch = part(({ FeedWatch }) => FeedWatch)
export const HintsLayer = part(({ HintsLayer }) => HintsLayer)
export const NotificationsPanel = part(({ NotificationsPanel }) => NotificationsPanel)
export const ShellSheets = part(({ ShellSheets }) => ShellSheets)
export const UpgradePrompt = part(({ UpgradePrompt }) => UpgradePrompt)

function part<Props extends object>(pick: (all: Parts) => ComponentType<Props>): FunctionComponent<Props> {
  return lazyPart(
    () => loadParts().then(pick),
    () => parts && pick(parts),
  )
}

/** Preloads the chunk. A failure is handled when an overlay is opened. */
export function preloadOverlays(): void {
  void loadParts().catch(() => undefined)
}
