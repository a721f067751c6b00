import type { ComponentType } from 'react'
import type { ScreenKind } from '#domain/device/routes'

/** The current screen, which an overlay checks before it shows. */
export interface ShownScreen {
  kind: ScreenKind
  pathname: string
}

export interface Overlay {
  name: string
  /** `screen` is above screens and below dialogs; `top` is above both and is announced while a dialog is open. */
  level: 'screen' | 'top'
  /** Loads itself when it is first rendered; without `isWanted` it may still animate out. */
  Component: ComponentType<{ isWanted: boolean }>
  /** A hook that says whether the overlay has something to show. It is loaded then and stays mounted. */
  useWanted: () => boolean
  /** Whether it may be shown over this screen. */
  fits: (screen: ShownScreen) => boolean
}
