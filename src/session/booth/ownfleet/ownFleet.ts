import { AppError } from '#domain/base/errors'
import { nextTask } from '#domain/base/nextTask'
import { generateByDials, type PreviewTerms, previewFleet } from '#domain/booth/ownFleet/fleetByDials'
import type { FleetDatasets } from '#domain/booth/ownFleet/fleetDatasets'
import { type GeneratedDatasets, generateFleet, type Prospect } from '#domain/booth/ownFleet/generateFleet'
import { type FleetDials, type OwnFleetFacts, ownFleetDay } from '#domain/device/ownFleetFacts'
import { packOfFleet, readFleetDatasets, readFleetSource } from '../../../data/booth/packs/ownFleetPack'
import { packStore } from '../../../data/booth/packs/packStore'
import { deviceFacts, FACT } from '../../../data/core/deviceFacts'
import { demoNow } from '../../../state/demoClock'
import { selectFleet } from '../../../state/fleet'
import { holdIdle } from '../../idleHold'
import { reseed } from '../../offlineReady'
import { currentVisit } from '../../visit'
import { forgetOwnFleet } from './forgetOwnFleet'

/**
 * Shows a company's own vehicles (docs/decisions.md D41): applies the shipped datasets to them, stores the result as a
 * separate pack on this device, and stores the datasets from it. Company and day are stored before the pack is
 * activated, so that a power cut leaves no fleet without an end.
 * @throws AppError a storage code or dataset code; the shipped fleet is shown again then
 */
export function showOwnFleet(prospect: Prospect): Promise<void> {
  const { company, vehicles } = prospect
  return show({ company, vehicles: vehicles.length, visitor: null }, (shipped) =>
    generateFleet(shipped, prospect),
  )
}

/**
 * Shows a fleet as a visitor turned it, which ends with the current visit (docs/booth.md B8).
 * @throws AppError as `showOwnFleet`
 */
export function showFleetByDials(dials: FleetDials, company: string): Promise<void> {
  const facts = { company, vehicles: dials.vehicles, visitor: { visit: currentVisit().id, dials } }
  return show(facts, (shipped) => generateByDials(shipped, dials, company, demoNow().getFullYear()))
}

async function show(
  facts: Omit<OwnFleetFacts, 'day' | 'pack'>,
  generate: (shipped: FleetDatasets) => GeneratedDatasets,
): Promise<void> {
  const release = holdIdle('own fleet')
  try {
    await nextTask()
    const shipped = await readFleetDatasets()
    await nextTask()
    const generated = generate(shipped)
    await nextTask()
    const packs = packStore()
    const file = await packOfFleet(generated, facts.company, await nextVersion())
    const pack = await packs.storePack(file)
    await deviceFacts().write(FACT.ownFleetDay, {
      ...facts,
      day: ownFleetDay(demoNow()),
      pack,
    } satisfies OwnFleetFacts)
    await packs.activatePack(pack)
    await forgetOthers(pack)
    // The chosen fleet may be one of the shipped ones.
    selectFleet('all')
    if (!(await reseed())) {
      await removeOwnFleet().catch(() => undefined)
      throw new AppError('storage-full')
    }
  } finally {
    release()
  }
}

/** Previews of fleets by dials; the shipped rows are read once. @throws AppError dataset-missing or dataset-invalid */
export async function fleetPreviews() {
  const shipped = await readFleetSource()
  return (dials: FleetDials, account: Omit<PreviewTerms, 'currentYear'>) =>
    previewFleet(shipped, dials, { ...account, currentYear: demoNow().getFullYear() })
}

/** Shows the previous pack again. */
export async function removeOwnFleet(): Promise<void> {
  await forgetOwnFleet()
  selectFleet('all')
  if (!(await reseed())) throw new AppError('dataset-missing')
}

/** Deletes fleets that were made before, which belong to other companies. */
async function forgetOthers(pack: string): Promise<void> {
  const packs = packStore()
  for (const { id, kind } of await packs.listPacks())
    if (kind === 'own-fleet' && id !== pack) await packs.removePack(id)
}

/** A version higher than that of every earlier fleet, because packs of the same version count as the same. */
async function nextVersion(): Promise<number> {
  const stored = (await packStore().listPacks()).filter(({ kind }) => kind === 'own-fleet')
  const seconds = Math.floor(Date.now() / 1000)
  return Math.max(seconds, ...stored.map(({ version }) => version + 1))
}
