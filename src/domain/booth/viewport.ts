/** What a page measures about the screen that it stands on, lengths in CSS pixels. */
export interface Viewport {
  /** The page's own box, which the shell fills. */
  shell: { width: number; height: number }
  /** What of the page can be seen. */
  visible: { width: number; height: number }
  screen: { width: number; height: number }
  /** What notch, rounded corners and home bar take. */
  insets: { top: number; right: number; bottom: number; left: number }
  /** Pinch zoom: 1 is none. */
  zoom: number
  pixelRatio: number
  displayMode: 'standalone' | 'fullscreen' | 'minimal-ui' | 'browser'
}

/** Why a page does not stand on its screen as it should. */
export type ViewportFault = 'zoomed' | 'cut' | 'wide' | 'insets' | 'small'

/** Rounding of fractions of device pixels. */
const SLACK_PX = 2
/** No device takes more of a side than this: the value is left over from another orientation or a keyboard. */
const LARGEST_INSET_SHARE = 0.2
/** The narrowest width that the screens are made for. */
export const NARROWEST_PX = 320

/**
 * What is wrong with the way that a page stands on its screen, docs/booth.md B3: it is zoomed, taller than
 * what can be seen (a dead strip, or a shell that ends below the glass), wider than it, its insets make no
 * sense, or there is less room than the screens need. A zoomed page sees less of itself, which is no second fault.
 */
export function viewportFaults({ shell, visible, insets, zoom }: Viewport): ViewportFault[] {
  const faults: ViewportFault[] = []
  if (Math.abs(zoom - 1) > 0.01) faults.push('zoomed')
  else {
    if (Math.abs(shell.height - visible.height) > SLACK_PX) faults.push('cut')
    if (shell.width - visible.width > SLACK_PX) faults.push('wide')
  }
  const isOdd = (inset: number, side: number) => inset < 0 || inset > side * LARGEST_INSET_SHARE
  const { top, right, bottom, left } = insets
  if ([top, bottom].some((inset) => isOdd(inset, shell.height))) faults.push('insets')
  else if ([left, right].some((inset) => isOdd(inset, shell.width))) faults.push('insets')
  if (shell.width < NARROWEST_PX) faults.push('small')
  return faults
}
