import { loadConfig } from '../config/load'
import { interactionStore } from '../data/interactions'
import { staffNotes } from '../data/staffNotes'
import { endVisit, saveVisit } from '../data/visits'
import { dropVisitorChanges } from '../data/visitorChanges'
import { createDelivery, type Delivery } from '../metrics/delivery'
import { attachRecorder, configureRecorder, mirrorRecorder, retryRecorder } from '../metrics/record'
import { createWriter } from '../metrics/writer'
import { makeOfflineReady } from '../session/offlineReady'
import { claimVisit, keepVisitFresh, type VisitState } from '../session/visit'
import { kioskConfig, setKioskConfig } from '../state/config'
import { router } from './router'
import { applyUpdatesBetweenVisits, noteReset } from './updates'

/**
 * Everything that begins after the first paint: configuration, recording to disk, delivery, the
 * datasets, the worker, updates. Each part fails alone; none can take the screen down.
 */
const notes = staffNotes()
let delivery: Delivery | null = null

/** A line for staff; with the database gone it is dropped, the next occurrence says it again. */
function note(code: string, detail: string): void {
  notes.add(code, detail, Date.now()).catch(() => {})
}

export function deliveryService(): Delivery | null {
  return delivery
}

export async function startServices(): Promise<void> {
  keepVisitFresh()
  applyUpdatesBetweenVisits((listener) => router.subscribe('onResolved', listener))
  const store = interactionStore()
  attachRecorder({
    write: createWriter({ append: store.append, freeSpace: store.freeSpace, note }),
    onStored: () => delivery?.wake('recorded'),
  })
  addEventListener('pagehide', mirrorRecorder)
  addEventListener('pageshow', retryRecorder)
  addEventListener('online', () => void readConfig())
  void claimVisit().then(rememberVisit)
  await readConfig()
  delivery = createDelivery({ url: kioskConfig().metricsUrl, note })
  delivery.start()
  await makeOfflineReady()
}

/** Reads config.json and puts it in force; what is wrong with it becomes a line for staff. */
async function readConfig(): Promise<void> {
  const { config, problem } = await loadConfig()
  setKioskConfig(config)
  configureRecorder(config)
  delivery?.setUrl(config.metricsUrl)
  if (problem) note('config-invalid', problem)
}

/** Ends one visit's row, begins the next one's, and drops what the visitor changed. */
export async function afterReset(endedId: string, begun: VisitState): Promise<void> {
  noteReset()
  await Promise.allSettled([
    endVisit(endedId, new Date(begun.startedAtMs).toISOString()),
    rememberVisit(begun),
    dropVisitorChanges(),
  ])
}

async function rememberVisit(visit: VisitState): Promise<void> {
  await saveVisit({ id: visit.id, startedAt: new Date(visit.startedAtMs).toISOString(), endedAt: null }).catch(() => {})
}
