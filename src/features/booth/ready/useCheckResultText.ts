import { useLingui } from '@lingui/react/macro'
import { activationLanguage } from '#domain/base/locale'
import type { CheckResult, IdPlace, NotKnown } from '#domain/booth/readiness/checkResults'
import { useReadinessFormats } from './useReadinessFormats'

/** Describes the result of a check, and what to do if something is wrong. */
export function useCheckResultText(): (result: CheckResult) => string {
  const { t, i18n } = useLingui()
  const { size, time, span, files, list } = useReadinessFormats()
  const count = (value: number) => i18n.number(value)
  const places = (ids: readonly IdPlace[]) =>
    files(ids.map(({ mode, locale }) => `${mode} ${activationLanguage(locale)}`))

  const notKnown = (why: NotKnown): string => {
    switch (why) {
      case 'no-answer':
        return t`Not known: no answer in time.`
      case 'failed':
        return t`Not known: this could not be checked.`
      case 'unsupported':
        return t`Not known: this browser does not say.`
      case 'no-network':
        return t`Not known: no network, and no answer in the last 24 hours.`
      case 'never':
        return t`Not known: the server has never been reached.`
      case 'starting':
        return t`Not known: the kiosk is still starting.`
    }
  }

  return (result) => {
    switch (result.code) {
      case 'icon-app':
        return t`Installed app`
      case 'icon-tab':
        return t`Browser tab. Install the kiosk, then open it from its icon.`
      case 'version-same':
        return t`Worker ${result.build}`
      case 'version-waiting':
        return t`Worker ${result.build}. An update is waiting: let it take over, then check again.`
      case 'version-other':
        return t`This page is build ${result.build}, the worker ${result.worker}. Reload this page.`
      case 'version-none':
        return t`This page runs without its worker. Reload it with the network on.`
      case 'version-insecure':
        return t`Plain HTTP: nothing can be saved on the device. Open it over HTTPS.`
      case 'files-whole':
        return t`${count(result.files)} of ${count(result.files)}, ${size(result.bytes)}, network refused`
      case 'files-missing':
        return t`Missing: ${files(result.names)}`
      case 'files-damaged':
        return t`Not as built: ${files(result.names)}`
      case 'start-answered':
        return t`${count(result.documents)} addresses and ${count(result.files)} files, network refused`
      case 'start-lacks':
        return t`Needs the network: ${files(result.names)}`
      case 'start-network':
        return t`This page runs without its worker. Reload it with the network on.`
      case 'database-works':
        return t`Written, read, and deleted in ${count(result.ms)} ms`
      case 'database-lost':
        return t`What was written could not be read back. Restart the device.`
      case 'database-full':
        return t`This device is out of storage and saves nothing new. Free up storage, then check again.`
      case 'data-whole':
        return t`${count(result.rows)} rows in ${count(result.datasets)} datasets`
      case 'data-differs':
        return t`Not complete: ${files(result.names)}`
      case 'maps-whole':
        return t`${count(result.maps)} maps, ${size(result.bytes)}`
      case 'maps-missing':
        return t`Some maps are not on this device yet. Connect it to a network.`
      case 'maps-damaged':
        return t`Damaged: ${files(result.names)}`
      case 'storage-kept':
        return t`Protected, ${size(result.freeBytes)} free`
      case 'storage-low':
        return t`Only ${size(result.freeBytes)} free. Free up space on the device.`
      case 'storage-open':
        return t`The browser may delete it, ${size(result.freeBytes)} free. Open the kiosk from its icon.`
      case 'queue-empty':
        return result.receiptMs === null
          ? t`Nothing waiting, no receipt yet`
          : t`Nothing waiting, last receipt ${time(result.receiptMs)}`
      case 'queue-waiting':
        return result.receiptMs === null
          ? t`Waiting: ${count(result.pending)}, since ${time(result.oldestMs)}`
          : t`Waiting: ${count(result.pending)}, since ${time(result.oldestMs)}. Last receipt ${time(result.receiptMs)}`
      case 'queue-old':
        return t`Waiting: ${count(result.pending)}, the oldest since ${time(result.oldestMs)}. Connect to a network.`
      case 'queue-refused':
        return t`Refused: ${count(result.refused)}. Waiting: ${count(result.pending)}. See Delivery.`
      case 'queue-unresolved':
        return t`Waiting for a complete configuration: ${count(result.unresolved)}`
      case 'queue-blocked':
        return t`Delivery is paused. See Delivery for the reason.`
      case 'queue-unsaved':
        return t`Records could not be stored on this device. See Delivery.`
      case 'queue-lost':
        return t`Lost while nothing could be stored: ${count(result.lost)}`
      case 'config-read':
        return result.source === 'by-hand'
          ? t`A file loaded by staff`
          : result.source === 'served'
            ? t`The server’s file, read now`
            : t`The last valid file. The server has sent none since.`
      case 'config-defaults':
        return t`Not in config.json, so defaults apply: ${list(result.keys)}`
      case 'config-refused':
        return t`Not valid, so not used: ${list(result.keys)}`
      case 'config-lacks':
        return t`Missing or not valid in config.json: ${list(result.keys)}`
      case 'config-never':
        return t`This device has never read a config.json. Connect it to the kiosk’s server.`
      case 'ids-known':
        return t`${count(result.ids)} of ${count(result.ids)} known`
      case 'ids-none':
        return t`config.json has no valid activationIds.`
      case 'ids-untracked':
        return t`Left empty, so not tracked: ${places(result.places)}`
      case 'ids-missing':
        return t`Missing: ${places(result.places)}`
      case 'name-set':
        return result.name
      case 'name-open':
        return t`None yet. Names help you tell the reports of several devices apart.`
      case 'event-confirmed':
        return result.event
      case 'event-open':
        return t`Is this device at ${result.event}? Confirm it by hand.`
      case 'event-shipped':
        return t`Still “${result.event}”, the default name. Enter your own in Content.`
      case 'event-other':
        return t`Set to ${result.event}, but ${result.confirmed} was confirmed.`
      case 'metrics-answered':
        return t`Answered in ${count(result.ms)} ms`
      case 'metrics-earlier':
        return t`Answered at ${time(result.atMs)}, no network now`
      case 'metrics-off':
        return t`None configured: records stay on this device.`
      case 'metrics-nowhere':
        return t`config.json has no valid metricsUrl.`
      case 'metrics-portal':
        return t`A page answers in its place, such as a network sign-in. Sign in, or check metricsUrl.`
      case 'metrics-blocked':
        return t`The page’s security policy blocks the address. Reload the kiosk.`
      case 'metrics-refuses':
        return t`Takes no records at this address (HTTP ${result.status}). Check metricsUrl.`
      case 'metrics-fails':
        return t`Answers with an error (HTTP ${result.status}).`
      case 'clock-right':
        return t`${span(result.offByMs)} off at ${time(result.atMs)}`
      case 'clock-wrong':
        return t`${span(result.offByMs)} off at ${time(result.atMs)}. Set the device’s clock.`
      case 'clock-back':
        return t`Set back since ${time(result.atMs)}. Set the device’s clock.`
      case 'awake-held':
        return t`Wake lock taken and released`
      case 'awake-refused':
        return t`Wake lock denied. Plug in the charger and turn off Low Power Mode.`
      case 'viewport-fits':
        return t`${count(result.width)} × ${count(result.height)}, insets plausible`
      case 'viewport-off':
        return t`The screen is off by ${count(result.px)} px. Close the app and open it again.`
      case 'viewport-zoomed':
        return t`Zoomed to ${count(result.percent)}%. Reload to zoom out.`
      case 'viewport-insets':
        return t`An inset of ${count(result.px)} px cannot be right. Close the app and open it again.`
      case 'sound-off':
        return t`Off by choice`
      case 'sound-ready':
        return t`On, and unlocked`
      case 'sound-locked':
        return t`On, but locked. Tap “Check again”.`
      case 'steps-done':
        return t`${count(result.total)} of ${count(result.total)} ticked`
      case 'steps-open':
        return t`${count(result.done)} of ${count(result.total)} ticked`
      case 'not-known':
        return notKnown(result.why)
    }
  }
}
