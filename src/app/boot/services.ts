import { withinLimit } from '#domain/base/limit'
import { DEVICE_MODES, type DeviceSettings } from '#domain/device/deviceSettings'
import { loadConfig } from '../../config/load'
import { onDatabaseChange, onDatabaseLate } from '../../data/core/databaseConnection'
import { deviceFacts, FACT } from '../../data/core/deviceFacts'
import { staffNotes } from '../../data/interactions/staffNotes'
import { type ArchivesState, readArchive } from '../../data/map/archives'
import { followUserSettings } from '../../data/queries/userSettings'
import { setMapArchives } from '../../map/ports/archives'
import { setMapMotion } from '../../map/ports/motion'
import { type Metrics, startMetrics } from '../../metrics/start'
import { watchActivity } from '../../session/activity'
import { restoreTheme } from '../../session/appearance'
import { findArchives, onArchives, storeArchives } from '../../session/archives'
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
import { connectWorkAhead } from '../../session/workAhead'
import { setKioskConfig } from '../../state/config'
import { deviceSettings, followOtherTabs, onDeviceSettings } from '../../state/deviceSettings'
import { ATTRACT_FRAMES } from '../../state/framePace'
import { isAttractOn } from '../../state/ghost'
import { handOverNotes, keepNote } from '../../state/keptNotes'
import { isMotionOff } from '../../state/motion'
import { setEffectiveSettings } from '../../state/userSettings'
import { preloadLanguages } from '../language/preloadLanguages'
import { router } from '../routes/router'
import { parseSearch } from '../routes/search/searchText'
import { rereadConfig } from './configReload'
import { delayAddresses } from './delayAddresses'
import { followLiveConnection } from './followLiveConnection'
import { connectGame, recoverBrokenRun } from './gameWiring'
import { connectIdle } from './idleWiring'
import { applyResetFlag } from './resetFlag'
import { handErrorsTo } from './uncaughtErrors'

/**
 * After this time datasets, map and worker no longer wait for the recovery of an interrupted run (docs/starting.md
 * S13).
 */
export const RECOVERY_LIMIT_MS = 15_000

let running: Promise<Metrics> | null = null

/** Starts the services, then resets once if the address asks for it. */
export async function startPage(): Promise<void> {
  await services()
  await applyResetFlag()
}

/**
 * Starts everything that runs after the first paint, if it is not running yet: configuration, recording to disk,
 * delivery, datasets, worker and updates. A service that fails affects neither the others nor the screen.
 * @returns the metrics of this page, for the staff room
 */
export function services(): Promise<Metrics> {
  running ??= startServices()
  return running
}

async function startServices(): Promise<Metrics> {
  connectWorkAhead()
  delayAddresses(router.history)
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
  // Before the datasets: stashed changes of an interrupted run are restored before any of them is stored again.
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
  void recovered.then(prepareOffline).finally(preloadLanguages)
  return metrics
}

/** Reads config.json and the event name that staff set on this device. Problems become notes for staff only. */
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

/** Runs the guard of the routes again when staff change which modes this device offers. */
function guardAllowedModes(): void {
  let known = deviceSettings().modes
  onDeviceSettings(() => {
    const { modes } = deviceSettings()
    if (isSame(known, modes)) return
    known = modes
    void router.invalidate()
  })
}

function isSame(a: DeviceSettings['modes'], b: DeviceSettings['modes']): boolean {
  return DEVICE_MODES.every((mode) => a[mode] === b[mode])
}

/** Gives the map the stored archives and the motion setting, because it may not import the session layer. */
function connectMap(): void {
  setMapMotion(
    () => !isMotionOff(),
    () => (isAttractOn() ? ATTRACT_FRAMES : Number.POSITIVE_INFINITY),
  )
  onArchives(showArchives)
  void findArchives()
}

function showArchives({ stored, bytesDone, bytesTotal, complete, problem }: ArchivesState): void {
  setMapArchives({
    ready: stored,
    percent: complete || problem ? null : Math.floor((100 * bytesDone) / bytesTotal),
    failed: problem !== null,
    read: readArchive,
  })
}
