import { loadConfig } from '../../config/load'
import { dropVisitorChanges } from '../../data/core/visitorChanges'
import { staffNotes } from '../../data/interactions/staffNotes'
import { endVisit, saveVisit } from '../../data/interactions/visits'
import { followUserSettings } from '../../data/queries/userSettings'
import { type Metrics, startMetrics } from '../../metrics/start'
import { watchDeviceStatus } from '../../session/deviceStatus'
import { prepareOffline } from '../../session/offlineReady'
import { claimVisit, keepVisitFresh, type VisitState } from '../../session/visit'
import { setKioskConfig } from '../../state/config'
import { setSettingsInForce } from '../../state/userSettings'
import { resetVisitState } from '../../state/visit'
import { clearToasts } from '../../ui/feedback/toast'
import { router } from '../routes/router'
import { restoreTheme } from './appearance'
import { rereadConfig } from './configReload'
import { loadLanguagesAhead } from './loadLanguagesAhead'
import { connectMap } from './mapWiring'
import { applyUpdatesBetweenVisits, markReset } from './updates'

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
  applyUpdatesBetweenVisits((listener) => router.subscribe('onResolved', listener))
  void claimVisit().then(rememberVisit)
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

/** Ends one visit's row, begins the next one's, and drops what the visitor changed. */
export async function afterReset(endedId: string, begun: VisitState): Promise<void> {
  markReset()
  resetVisitState()
  clearToasts()
  await Promise.allSettled([
    endVisit(endedId, new Date(begun.startedAtMs).toISOString()),
    rememberVisit(begun),
    dropVisitorChanges(),
  ])
}

async function rememberVisit({ id, startedAtMs }: VisitState): Promise<void> {
  // Without a database the visit still has its identifier; only its row is missing.
  await saveVisit({ id, startedAt: new Date(startedAtMs).toISOString(), endedAt: null }).catch(
    () => undefined,
  )
}
