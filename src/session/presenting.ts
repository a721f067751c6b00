import { deviceSettings } from '../state/deviceSettings'

/** Ends what was set for a talk, so that the next visitor finds the demo as usual (docs/booth.md B9). */
export async function endPresenting(): Promise<void> {
  const { hintsHidden, touchesShown } = deviceSettings()
  if (!hintsHidden && !touchesShown) return
  const { changeDeviceSettings } = await import('./deviceSettings')
  await changeDeviceSettings({ hintsHidden: false, touchesShown: false })
}
