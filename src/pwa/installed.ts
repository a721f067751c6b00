/** Whether the kiosk runs as an installed app, with no browser around it to come back from. */
export function isInstalled(): boolean {
  const ios = (navigator as Navigator & { standalone?: boolean }).standalone === true
  return ios || ['standalone', 'fullscreen'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
}
