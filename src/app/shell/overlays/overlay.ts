import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ScreenKind } from '../../../domain/kiosk/routes'

/** What is shown now, for an overlay to tell whether it belongs over it. */
export interface ShownScreen {
  kind: ScreenKind
  pathname: string
}

export interface OverlayDefinition {
  name: string
  /** `screen` lies over screens and under dialogs; `top` over both, and speaks also while a dialog is open. */
  level: 'screen' | 'top'
  load: () => Promise<ComponentType>
  /** A hook: whether it has something to show. It is fetched then, and stays while it may be shown. */
  useWanted: () => boolean
  /** Whether it may be shown over this screen at all. */
  fits: (screen: ShownScreen) => boolean
}

export interface Overlay extends OverlayDefinition {
  Component: LazyExoticComponent<ComponentType>
}

/** Makes an overlay that is fetched when it is first wanted. */
export function overlay(definition: OverlayDefinition): Overlay {
  return {
    ...definition,
    Component: lazy(() => definition.load().then((component) => ({ default: component }))),
  }
}
