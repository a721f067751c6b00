import type { PackDataset } from '#domain/device/packPointer'

/** What every pack file says that it is. */
export const PACK_FORMAT = 'pharos-pack'

/** Largest file of a pack, in bytes; a larger one is refused before it is read. */
export const MAX_PACK_BYTES = 20_000_000

/** Most vehicles of a pack, a dealer's inventory counted by itself. */
export const MAX_PACK_VEHICLES = 2_000

/** Longest name of a pack, in characters: it has to fit a line of the staff room. */
export const MAX_PACK_NAME = 80

/** `own-fleet` is made on this device from a prospect's vehicles and never leaves it (docs/decisions.md D41). */
export type PackKind = 'pack' | 'own-fleet'

/** The one name of packs that the device itself makes, so that a pointer to one says what it is. */
export const OWN_FLEET_PACK = 'own-fleet'

/** A pack of demo data in one file (docs/packs.md PK-01). */
export interface PackFile {
  format: typeof PACK_FORMAT
  schema: number
  /** Kebab-case; distinguishes packs, for example a customer's own data. */
  pack: string
  /** Increases with every change of the pack's rows. */
  version: number
  /** What staff read. */
  name: string
  kind: PackKind
  datasets: PackDataset[]
  /** File name to JSON text: an object of datasets, each a list of rows. */
  files: Record<string, string>
}

/** Id of a version of a pack, as it is stored. */
export function packId({ pack, version }: Pick<PackFile, 'pack' | 'version'>): string {
  return `${pack}@${version}`
}

/** Whether a stored id is that of a fleet made on this device. */
export function isOwnFleetId(id: string): boolean {
  return id.startsWith(`${OWN_FLEET_PACK}@`)
}
