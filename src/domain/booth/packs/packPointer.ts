import { isOwnFleetId, type PackDataset } from './packFile'

/**
 * Which pack the datasets come from: the one row that a switch changes (docs/booth.md B7). It lists the pack's
 * datasets too, so that a start need not read the pack itself when all of them are stored.
 */
export interface PackPointer {
  /** `pack@version`; null for what is shipped. */
  active: string | null
  /** The one before, for rolling back; never a fleet of one's own, which no other prospect may see. */
  previous: string | null
  /** Whether there is a choice before this one to go back to. */
  canRollBack: boolean
  /** Schema and datasets of the active pack; those of what is shipped are in its manifest. */
  schema: number
  datasets: readonly PackDataset[]
}

export const SHIPPED_POINTER: PackPointer = {
  active: null,
  previous: null,
  canRollBack: false,
  schema: 0,
  datasets: [],
}

/** What a pointer needs to know of the pack that it leads to; null for what is shipped. */
export type PackTarget = { id: string; schema: number; datasets: readonly PackDataset[] } | null

/** The pointer after staff chose `target`. */
export function pointTo(target: PackTarget, before: PackPointer): PackPointer {
  const active = target?.id ?? null
  if (active === before.active) return before
  const leavesOwnFleet = before.active !== null && isOwnFleetId(before.active)
  return {
    active,
    previous: leavesOwnFleet ? before.previous : before.active,
    canRollBack: leavesOwnFleet ? before.canRollBack && before.previous !== active : true,
    schema: target?.schema ?? 0,
    datasets: target?.datasets ?? [],
  }
}

/** Reads a stored pointer; one that makes no sense means what is shipped. */
export function parsePackPointer(stored: unknown): PackPointer {
  if (typeof stored !== 'object' || stored === null) return SHIPPED_POINTER
  const { active, previous, canRollBack, schema, datasets } = stored as Partial<
    Record<keyof PackPointer, unknown>
  >
  return {
    active: typeof active === 'string' ? active : null,
    previous: typeof previous === 'string' ? previous : null,
    canRollBack: canRollBack === true,
    schema: typeof schema === 'number' ? schema : 0,
    datasets: Array.isArray(datasets) ? (datasets as PackDataset[]) : [],
  }
}
