import { LOCALES } from '#domain/base/locale'
import { doneSteps, STAFF_STEPS } from '#domain/booth/readiness/steps'
import { parseClockContact } from '#domain/device/clockContact'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { ROUTES } from '#domain/device/routes'
import { askHostClock } from '../../../config/clockContact'
import { deviceKind } from '../../../config/device'
import { proveDatasets } from '../../../data/booth/datasetProof'
import { lastReceiptMs, proveArchives, tryCanary } from '../../../data/booth/deviceProof'
import { deviceFacts, FACT } from '../../../data/core/deviceFacts'
import { interactionArchive } from '../../../data/interactions/interactionArchive'
import { askService } from '../../../metrics/probe/askService'
import type { Metrics } from '../../../metrics/start'
import { isInstalled } from '../../../pwa/installed'
import { walkColdStart } from '../../../pwa/proof/coldStart'
import { freeBytes, probeSound, probeViewport, tryWakeLock } from '../../../pwa/proof/deviceProbes'
import { proveOffline, workerBuild } from '../../../pwa/proof/workerProof'
import { storagePersistence } from '../../../pwa/storagePersistence'
import { isUpdateWaiting } from '../../../pwa/worker'
import { boothDay } from '../../../state/boothDay'
import { configGaps, configSource, kioskConfig } from '../../../state/config'
import { deviceSettings } from '../../../state/deviceSettings'
import { archivesState } from '../../archives'
import type { ReadinessPorts } from './runChecks'

/** All addresses of the product, and the first screen in each language. */
const DOCUMENTS = [
  ...new Set([
    '/',
    ...LOCALES.map((locale) => `/welcome?lang=${locale}`),
    ...ROUTES.flatMap(({ examples }) => examples),
  ]),
]

/** The evidence of the readiness checks on this device. @param metrics of this page; null until they have started */
export function browserPorts(metrics: Metrics | null): ReadinessPorts {
  return {
    icon: () => ({ isInstalled: isInstalled() }),
    version: async () => ({
      isSecure: isSecureContext,
      isSupported: 'serviceWorker' in navigator,
      page: __BUILD_ID__,
      worker: 'serviceWorker' in navigator ? await workerBuild() : null,
      isUpdateWaiting: isUpdateWaiting(),
    }),
    files: (onProgress) => proveOffline((done, total) => onProgress(done / Math.max(1, total))),
    start: async () => (navigator.serviceWorker?.controller ? walkColdStart(DOCUMENTS) : null),
    database: async () => {
      const startedMs = performance.now()
      const canary = await tryCanary()
      return { ...canary, ms: Math.round(performance.now() - startedMs) }
    },
    data: () => proveDatasets(),
    maps: async () => {
      const { complete, stored } = archivesState()
      return {
        isComplete: complete,
        expected: stored.map(({ name }) => name),
        archives: await proveArchives(),
      }
    },
    storage: async () => ({
      promise: await storagePersistence(isInstalled()),
      freeBytes: await freeBytes(),
    }),
    queue: () => queueEvidence(metrics),
    config: () => {
      const config = kioskConfig()
      const lacks = (['metricsUrl', 'activationIds'] as const).filter((key) => config[key] === undefined)
      return { source: configSource(), ...configGaps(), lacks }
    },
    ids: idEvidence,
    name: nameEvidence,
    event: eventEvidence,
    metrics: async () => {
      const { metricsUrl: url } = kioskConfig()
      const answer = typeof url === 'string' ? await askService(url) : null
      const nowMs = Date.now()
      if (typeof url === 'string' && answer?.kind === 'own') await rememberMetricsContact(url, nowMs)
      return { url, answer, earlierMs: await metricsContact(url), nowMs }
    },
    clock: async () => {
      const contact = await askHostClock()
      if (contact) await deviceFacts().write(FACT.clockAtContact, contact)
      const known = contact ?? parseClockContact(await deviceFacts().read(FACT.clockAtContact))
      return { contact: known, nowMs: Date.now() }
    },
    awake: tryWakeLock,
    viewport: probeViewport,
    sound: async () => {
      const isOn = deviceSettings().sound
      return { isOn, state: isOn ? await probeSound() : 'locked' }
    },
    steps: stepEvidence,
  }
}

/** The ids that this device needs by its configuration and settings. */
export const idEvidence = () => {
  const { activationIds, features } = kioskConfig()
  return { activationIds, device: deviceKind(), allowed: deviceSettings().modes, hasTour: features.tour }
}

/** The event of the configuration and the one that staff confirmed. */
export const eventEvidence = () => ({
  event: kioskConfig().event,
  confirmed: deviceSettings().confirmedEvent,
  isShipped: kioskConfig().event === SHIPPED_CONFIG.event,
})

/** What staff call this device. */
export const nameEvidence = () => ({ name: deviceSettings().name })

/** How many of the manual steps staff have ticked today. */
export const stepEvidence = () => ({
  done: doneSteps(deviceSettings().ticks, boothDay()).length,
  total: STAFF_STEPS.length,
})

async function queueEvidence(metrics: Metrics | null) {
  if (!metrics) throw new Error('metrics have not started')
  const { pending, unresolved, refused, oldestPendingAt } = await interactionArchive().counts()
  const { state, reason, fault } = metrics.delivery.status()
  const { waiting, failing } = metrics.recorder.status()
  return {
    pending,
    unresolved,
    refused,
    oldestMs: oldestPendingAt === null ? null : Date.parse(oldestPendingAt),
    receiptMs: await lastReceiptMs(),
    lost: await metrics.overflowed(),
    unsaved: failing || fault !== null ? Math.max(1, waiting) : 0,
    isBlocked: state === 'paused' && reason !== 'offline' && reason !== 'network',
    nowMs: Date.now(),
  }
}

/** Stores when the metrics service at an address last answered, Unix ms. */
function rememberMetricsContact(url: string, atMs: number): Promise<void> {
  return deviceFacts().write(FACT.metricsAtContact, { url, atMs })
}

/** When this address last answered; null for never, and for another address. */
async function metricsContact(url: string | null | undefined): Promise<number | null> {
  const stored = Object(await deviceFacts().read(FACT.metricsAtContact)) as { url?: unknown; atMs?: unknown }
  return stored.url === url && typeof stored.atMs === 'number' ? stored.atMs : null
}
