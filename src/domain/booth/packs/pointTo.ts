import type { PackDataset, PackPointer } from '#domain/device/packPointer'
import { isOwnFleetId } from './packFile'

/** What a pointer stores of its pack; null for the shipped one. */
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
