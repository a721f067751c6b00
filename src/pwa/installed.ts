const INSTALLED_DISPLAY_MODES = '(display-mode: standalone), (display-mode: fullscreen)'

/** Whether the kiosk was opened from its icon: by its display mode, or by the older property of iPadOS. */
export function isInstalled(): boolean {
  return (
    matchMedia(INSTALLED_DISPLAY_MODES).matches || (navigator as { standalone?: boolean }).standalone === true
  )
}

/** Calls back when that changes: an installed tab becomes an app window without a reload. */
export function onInstalledChange(listener: () => void): void {
  matchMedia(INSTALLED_DISPLAY_MODES).addEventListener('change', listener)
  addEventListener('appinstalled', listener)
}
