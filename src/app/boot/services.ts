import { loadConfig } from '../../config/load'
import { staffNotes } from '../../data/interactions/staffNotes'
import { followUserSettings } from '../../data/queries/userSettings'
import { type Metrics, startMetrics } from '../../metrics/start'
import { watchActivity } from '../../session/activity'
import { watchDeviceStatus } from '../../session/deviceStatus'
import { publishEvent } from '../../session/events'
import { prepareOffline } from '../../session/offlineReady'
import { claimVisit, keepVisitFresh } from '../../session/visit'
import { saveVisitRow } from '../../session/visitRows'
import { setKioskConfig } from '../../state/config'
import { setSettingsInForce } from '../../state/userSettings'
import { router } from '../routes/router'
import { parseSearch } from '../routes/search/searchText'
import { restoreTheme } from './appearance'
import { rereadConfig } from './configReload'
import { loadLanguagesAhead } from './loadLanguagesAhead'
import { connectMap } from './mapWiring'
import { applyUpdatesBetweenVisits } from './updates'

/**
 * Everything that begins after the first paint: configuration, recording to disk, delivery, the
 * datasets, the worker, updates. Each part fails alone; none can take the screen down.
 */
let running: Promise<Metrics> | null = null

/** The metrics of this page, for the staff room; starts everything when it has not started yet. */
export function services(): Promise<Metrics> {
  running ??= startServices()
  return running
}

async function startServices(): Promise<Metrics> {
  keepVisitFresh()
  watchActivity()
  router.subscribe('onResolved', ({ toLocation: { pathname, searchStr } }) =>
    publishEvent({ kind: 'navigated', pathname, search: parseSearch(searchStr) }),
  )
  applyUpdatesBetweenVisits()
  void claimVisit().then(saveVisitRow)
  void restoreTheme()
  followUserSettings(setSettingsInForce)
  // A kiosk that starts at the map waits for nothing that the map does not need.
  connectMap()
  const config = await readConfig()
  const metrics = startMetrics({ config, build: __BUILD_ID__ })
  rereadConfig(async () => metrics.setConfig(await readConfig()))
  watchDeviceStatus()
  void prepareOffline().finally(() => loadLanguagesAhead())
  return metrics
}

/** Reads config.json; what is wrong with it becomes a line for staff, never a visitor's concern. */
async function readConfig() {
  const { config, problem } = await loadConfig()
  setKioskConfig(config)
  if (problem)
    void staffNotes()
      .add('config-invalid', problem, Date.now())
      .catch(() => undefined)
  return config
}
