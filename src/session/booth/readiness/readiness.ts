import { EVALUATORS } from '#domain/booth/readiness/evaluate'
import type { CheckResults } from '#domain/booth/readiness/verdict'
import { forgetArchives, forgetDatasets } from '../../../data/booth/repairStored'
import type { Metrics } from '../../../metrics/start'
import { onUpdateWaiting, repairFiles } from '../../../pwa/worker'
import { configGaps, kioskConfig, onKioskConfig } from '../../../state/config'
import { deviceSettings, onDeviceSettings } from '../../../state/deviceSettings'
import { type DeviceStatus, deviceStatus, onDeviceStatus } from '../../../state/deviceStatus'
import { offlineStatus, onOfflineStatus } from '../../../state/offline'
import { changeReadiness, readiness, type StaleReason } from '../../../state/readiness'
import { findArchives } from '../../archives'
import { reseed } from '../../offlineReady'
import { browserPorts, eventEvidence, idEvidence, nameEvidence, stepEvidence } from './ports'
import { runChecks } from './runChecks'

let running: Promise<void> | null = null
let isWatching = false
let basis = basisNow()

/** Runs all checks and publishes each result; runs once at a time. Never rejects. */
export function checkReadiness(metrics: Metrics | null): Promise<void> {
  running ??= makeChecks(metrics).finally(() => {
    running = null
  })
  return running
}

async function makeChecks(metrics: Metrics | null): Promise<void> {
  watchForChanges()
  changeReadiness({ phase: 'running', results: {}, provenAtMs: null, stale: null })
  await runChecks(browserPorts(metrics), {
    onCheck: (current, progress) => changeReadiness({ current, progress }),
    onProof: (check, proof) => changeReadiness({ results: { ...readiness().results, [check]: proof } }),
  })
  changeReadiness({ phase: 'done', current: null, provenAtMs: Date.now() })
}

/** Restores lost files and data, and checks again. */
export async function repairAndCheck(metrics: Metrics | null): Promise<void> {
  const found = readiness().results
  await repairFiles()
  // The following check shows what could not be repaired.
  await repairStored(found).catch(() => undefined)
  await checkReadiness(metrics)
}

/** Stores damaged datasets and maps again. @throws a storage code */
async function repairStored({ data, maps }: CheckResults): Promise<void> {
  if (data?.code === 'data-differs') {
    await forgetDatasets(data.names)
    await reseed()
  }
  if (maps?.code === 'maps-damaged') await forgetArchives(maps.names)
  if (maps?.code === 'maps-damaged' || maps?.code === 'maps-missing') await findArchives()
}

/** The proofs, with those that depend on settings by staff updated. */
export function currentResults(results: CheckResults): CheckResults {
  return {
    ...results,
    ...(results.ids && { ids: EVALUATORS.ids(idEvidence()) }),
    ...(results.name && { name: EVALUATORS.name(nameEvidence()) }),
    ...(results.event && { event: EVALUATORS.event(eventEvidence()) }),
    ...(results.steps && { steps: EVALUATORS.steps(stepEvidence()) }),
  }
}

/** Marks the results as outdated when something that they depend on has changed, also during a run of the checks. */
function watchForChanges(): void {
  basis = basisNow()
  if (isWatching) return
  isWatching = true
  const stale = (reason: StaleReason) => {
    if (readiness().phase !== 'never') changeReadiness({ stale: reason })
  }
  onUpdateWaiting(() => stale('update'))
  navigator.serviceWorker?.addEventListener('controllerchange', () => stale('update'))
  onKioskConfig(() => basisNow().config !== basis.config && stale('config'))
  onOfflineStatus(() => {
    // Loading a pack or map, or another weekday, stores data again; only a failure outdates the results.
    if (basis.isReady && !basisNow().isReady) stale(offlineStatus().kind === 'failed' ? 'files' : 'data')
  })
  onDeviceStatus(() => isWorse(basis.device, deviceStatus()) && stale('device'))
  onDeviceSettings(() => basisNow().sound !== basis.sound && stale('settings'))
}

/** The state that the checks depend on; reading the same file again changes nothing. */
function basisNow() {
  return {
    config: JSON.stringify([kioskConfig(), configGaps()]),
    isReady: offlineStatus().kind === 'ready',
    device: deviceStatus(),
    sound: deviceSettings().sound,
  }
}

function isWorse(before: DeviceStatus, now: DeviceStatus): boolean {
  return (
    (before.installed && !now.installed) ||
    (before.storage === 'kept' && now.storage !== 'kept') ||
    (before.screen === 'awake' && now.screen === 'refused')
  )
}
