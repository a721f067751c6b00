import * as v from 'valibot'
import { EXCLUSIVE_MODES, modeOf } from '#domain/device/mode'
import { bringBack, keptAside, putAside } from '../../data/core/sandbox'
import { cameraAddedAtom, enterMode, modeFlags, setCameraAdded, setEssentials } from '../../state/mode'
import { store } from '../../state/store'
import { bringBackKeptValues, keptVisitValues, putVisitStateAside } from '../../state/visit'
import { currentVisit, isVisitHeld } from '../visit'

/**
 * Puts what the visitor changed aside while a run or a ghost plays, and brings it back afterwards
 * (docs/game.md T8): rows of the datasets, states of the visit, the added camera and the plan.
 */
const keptSchema = v.object({
  /** The visit whose changes these are. */
  visit: v.string(),
  /** For what: after a reload only a player is told that the run is void. */
  use: v.picklist(['run', 'ghost']),
  mode: v.picklist(EXCLUSIVE_MODES),
  essentials: v.boolean(),
  camera: v.boolean(),
  values: v.record(v.string(), v.unknown()),
})
type Kept = v.InferOutput<typeof keptSchema>
export type SandboxUse = Kept['use']

/** The sandbox of this page, with what brings the states of the visit back. */
let current: { kept: Kept; bringStateBack: () => void } | null = null

/** Begins with clean data and states, and the full product. @throws AppError a storage code; then nothing changed */
export async function enterSandbox(use: SandboxUse): Promise<void> {
  if (current) return
  const kept: Kept = {
    visit: currentVisit().id,
    use,
    mode: modeOf(modeFlags()),
    essentials: modeFlags().inEssentialsMode,
    camera: store.get(cameraAddedAtom),
    values: keptVisitValues(),
  }
  await putAside(kept)
  current = { kept, bringStateBack: putVisitStateAside() }
  setEssentials(false)
  bringCamera(false)
}

/** Takes back what was done since, and brings everything back as it was. Does nothing outside of a sandbox. */
export async function leaveSandbox(): Promise<void> {
  const left = current
  if (!left) return
  current = null
  await bringBack()
  if (left.kept.visit !== currentVisit().id) return
  left.bringStateBack()
  bringBackModes(left.kept)
}

/** Forgets what is aside, at a reset in mid-run: the plan alone outlives a visit. */
export function forgetSandbox(): void {
  if (current) bringBackModes(current.kept)
  current = null
}

/**
 * Brings back what a page left behind that was reloaded or ended in a sandbox. Another tab's is left to it.
 * @returns what the sandbox was for; null when there was none
 */
export async function recoverSandbox(): Promise<SandboxUse | null> {
  if (current) return null
  const left = parsed(await keptAside())
  const isOwn = left?.visit === currentVisit().id
  if (left && !isOwn && (await isVisitHeld(left.visit))) return null
  const kept = parsed(await bringBack())
  if (!kept || !isOwn) return null
  bringBackKeptValues(kept.values)
  bringBackModes(kept)
  return kept.use
}

/** The welcome page and the dealer entry have set the modes anew: theirs hold. A run ends in game mode. */
function bringBackModes({ use, mode, essentials, camera }: Kept): void {
  if (modeOf(modeFlags()) !== 'game') return
  if (use === 'ghost') enterMode(mode)
  setEssentials(essentials)
  bringCamera(camera)
}

function parsed(value: unknown): Kept | null {
  const read = v.safeParse(keptSchema, value)
  return read.success ? read.output : null
}

/** Writes nothing where nothing changes: a ghost leaves the storage as it was. */
function bringCamera(isAdded: boolean): void {
  if (store.get(cameraAddedAtom) !== isAdded) setCameraAdded(isAdded)
}
