import * as v from 'valibot'
import { EXCLUSIVE_MODES, modeOf } from '#domain/device/mode'
import { restoreStash, stash, stashed } from '../../data/core/sandbox'
import { cameraAddedAtom, enterMode, modeFlags, setCameraAdded, setEssentials } from '../../state/mode'
import { store } from '../../state/store'
import { bringBackKeptValues, keptVisitValues, putVisitStateAside } from '../../state/visit'
import { currentVisit, isVisitHeld } from '../visit'

/**
 * Stashes the visitor's changes during a run or a replay, and restores them afterwards (docs/game.md T8): rows of the
 * datasets, states of the visit, the added camera and the plan.
 */
const keptSchema = v.object({
  /** The visit to which the changes belong. */
  visit: v.string(),
  /** After a reload, only a run is shown as void. */
  use: v.picklist(['run', 'ghost']),
  mode: v.picklist(EXCLUSIVE_MODES),
  essentials: v.boolean(),
  camera: v.boolean(),
  values: v.record(v.string(), v.unknown()),
})
type Kept = v.InferOutput<typeof keptSchema>
export type SandboxUse = Kept['use']

/** The sandbox of this page, with a function that restores the states of the visit. */
let current: { kept: Kept; bringStateBack: () => void } | null = null

/**
 * Enters the sandbox, with clean data and states and the full product. @throws AppError a storage code; then
 * nothing changed
 */
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
  await stash(kept)
  current = { kept, bringStateBack: putVisitStateAside() }
  setEssentials(false)
  bringCamera(false)
}

/** Reverts later changes and restores the stashed ones. Does nothing outside of a sandbox. */
export async function leaveSandbox(): Promise<void> {
  const left = current
  if (!left) return
  current = null
  await restoreStash()
  if (left.kept.visit !== currentVisit().id) return
  left.bringStateBack()
  bringBackModes(left.kept)
}

/** Drops the stash at a reset during a run; only the plan, which outlives a visit, is restored. */
export function forgetSandbox(): void {
  if (current) bringBackModes(current.kept)
  current = null
}

/**
 * Restores the stash of a page that was reloaded or closed in a sandbox. Another tab's stash is ignored.
 * @returns the use of the sandbox; null if there was none
 */
export async function recoverSandbox(): Promise<SandboxUse | null> {
  if (current) return null
  const left = parsed(await stashed())
  const isOwn = left?.visit === currentVisit().id
  if (left && !isOwn && (await isVisitHeld(left.visit))) return null
  const kept = parsed(await restoreStash())
  if (!kept || !isOwn) return null
  bringBackKeptValues(kept.values)
  bringBackModes(kept)
  return kept.use
}

/** Restores the modes in game mode only; otherwise the welcome page has already set new ones. */
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

/** Writes only a change, so that a ghost does not change the storage. */
function bringCamera(isAdded: boolean): void {
  if (store.get(cameraAddedAtom) !== isAdded) setCameraAdded(isAdded)
}
