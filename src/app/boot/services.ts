import { withinLimit } from '#domain/base/limit'
import { loadConfig } from '../../config/load'
import { onDatabaseChange, onDatabaseLate } from '../../data/core/databaseConnection'
import { deviceFacts, FACT } from '../../data/core/deviceFacts'
import { staffNotes } from '../../data/interactions/staffNotes'
import { followUserSettings } from '../../data/queries/userSettings'
import { type Metrics, startMetrics } from '../../metrics/start'
import { watchActivity } from '../../session/activity'
import { restoreTheme } from '../../session/appearance'
import { storeArchives } from '../../session/archives'
import { onBrand, restoreBrand } from '../../session/brand'
import { loadDeviceSettings } from '../../session/deviceSettings'
import { watchDeviceStatus } from '../../session/deviceStatus'
import { followErasing } from '../../session/erased'
import { publishEvent } from '../../session/events'
import { prepareOffline } from '../../session/offlineReady'
import { applyUpdatesBetweenVisits } from '../../session/updates'
import { claimVisit, startVisitHeartbeat } from '../../session/visit'
import { saveVisitRow } from '../../session/visitRows'
import { followTrail } from '../../session/visitTrail'
import { setKioskConfig } from '../../state/config'
import { followOtherTabs } from '../../state/deviceSettings'
import { handOverNotes, keepNote } from '../../state/keptNotes'
import { setEffectiveSettings } from '../../state/userSettings'
import { preloadLanguages } from '../language/preloadLanguages'
import { router } from '../routes/router'
import { parseSearch } from '../routes/search/searchText'
import { guardAllowedModes } from './allowedModes'
import { rereadConfig } from './configReload'
import { followLiveConnection } from './followLiveConnection'
import { connectGame, recoverBrokenRun } from './gameWiring'
import { connectIdle } from './idleWiring'
import { connectMap } from './mapWiring'
import { handErrorsTo } from './uncaughtErrors'

/** What a broken run left may wait for the next start; datasets, map and worker may not (docs/starting.md S13). */
export const RECOVERY_LIMIT_MS = 15_000

let running: Promise<Metrics> | null = null

/**
 * Starts everything that runs after the first paint, if needed: configuration, recording to disk, delivery,
 * datasets, worker and updates. Each service fails on its own and cannot take the screen down.
 * @returns the metrics of this page, for the staff screen
 */
export function services(): Promise<Metrics> {
  running ??= startServices()
  return running
}

async function startServices(): Promise<Metrics> {
  startVisitHeartbeat()
  watchActivity()
  router.subscribe('onResolved', ({ toLocation: { pathname, searchStr } }) =>
    publishEvent({ kind: 'navigated', pathname, search: parseSearch(searchStr) }),
  )
  applyUpdatesBetweenVisits()
  connectGame()
  connectIdle()
  followTrail()
  const tellStaff = () => void handOverNotes(staffNotes().add)
  onDatabaseLate((what) => keepNote('database-late', what))
  onDatabaseChange(tellStaff)
  tellStaff()
  handErrorsTo(staffNotes().add)
  void claimVisit().then(saveVisitRow)
  // Before the datasets: what a broken run put aside comes back before any of them is stored anew.
  const recovered = withinLimit(recoverBrokenRun(), RECOVERY_LIMIT_MS, () => undefined).catch(() => undefined)
  void restoreTheme()
  guardAllowedModes()
  void loadDeviceSettings()
  followOtherTabs()
  followUserSettings(setEffectiveSettings)
  // A kiosk that starts at the map must not wait for datasets that the map does not use.
  connectMap()
  const config = await readConfig()
  const metrics = startMetrics({ config, build: __BUILD_ID__, onMapGivenUp: () => void storeArchives() })
  followErasing(metrics)
  const reread = async () => metrics.setConfig(await readConfig())
  rereadConfig(reread)
  onBrand(() => void reread())
  watchDeviceStatus()
  followLiveConnection()
  void recovered.then(prepareOffline).finally(() => preloadLanguages())
  return metrics
}

/** Reads config.json, and the event's name that staff set on this device. Problems become staff notes and are never shown to visitors. */
async function readConfig() {
  const [loaded, brand] = await Promise.all([loadConfig(), restoreBrand()])
  const { source, problems, gaps, contact } = loaded
  const config = brand.event ? { ...loaded.config, event: brand.event } : loaded.config
  setKioskConfig(config, source, gaps)
  if (contact)
    void deviceFacts()
      .write(FACT.clockAtContact, contact)
      .catch(() => undefined)
  if (problems.length > 0)
    void staffNotes()
      .add('config-invalid', problems.join('. '), Date.now())
      .catch(() => undefined)
  return config
}
