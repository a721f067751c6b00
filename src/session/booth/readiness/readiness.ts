import { JUDGES } from '#domain/booth/readiness/judge'
import type { Proofs } from '#domain/booth/readiness/verdict'
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

/** Makes all checks and publishes them as they come; once at a time. Never rejects. */
export function checkReadiness(metrics: Metrics | null): Promise<void> {
  running ??= makeChecks(metrics).finally(() => {
    running = null
  })
  return running
}

async function makeChecks(metrics: Metrics | null): Promise<void> {
  watchForChanges()
  changeReadiness({ phase: 'running', proofs: {}, provenAtMs: null, stale: null })
  await runChecks(browserPorts(metrics), {
    onCheck: (current, progress) => changeReadiness({ current, progress }),
    onProof: (check, proof) => changeReadiness({ proofs: { ...readiness().proofs, [check]: proof } }),
  })
  changeReadiness({ phase: 'done', current: null, provenAtMs: Date.now() })
}

/** Fetches again what the device lost, and checks anew. */
export async function repairAndCheck(metrics: Metrics | null): Promise<void> {
  const found = readiness().proofs
  await repairFiles()
  // The check that follows says what could not be mended.
  await repairStored(found).catch(() => undefined)
  await checkReadiness(metrics)
}

/** Stores anew the datasets and maps that were found wrong. @throws a storage code */
async function repairStored({ data, maps }: Proofs): Promise<void> {
  if (data?.code === 'data-differs') {
    await forgetDatasets(data.names)
    await reseed()
  }
  if (maps?.code === 'maps-damaged') await forgetArchives(maps.names)
  if (maps?.code === 'maps-damaged' || maps?.code === 'maps-missing') await findArchives()
}

/** The proofs with those that follow from what staff set, as it is now. */
export function currentProofs(proofs: Proofs): Proofs {
  return {
    ...proofs,
    ...(proofs.ids && { ids: JUDGES.ids(idEvidence()) }),
    ...(proofs.name && { name: JUDGES.name(nameEvidence()) }),
    ...(proofs.event && { event: JUDGES.event(eventEvidence()) }),
    ...(proofs.steps && { steps: JUDGES.steps(stepEvidence()) }),
  }
}

/** What was proven and has changed since proves nothing any more; a run under way is not to be trusted either. */
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
    // A pack or map that staff load, or another weekday, is stored anew; only what could not be stored is missing.
    if (basis.isReady && !basisNow().isReady) stale(offlineStatus().kind === 'failed' ? 'files' : 'data')
  })
  onDeviceStatus(() => isWorse(basis.device, deviceStatus()) && stale('device'))
  onDeviceSettings(() => basisNow().sound !== basis.sound && stale('settings'))
}

/** What the checks stand on; the same file read again changes nothing. */
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
