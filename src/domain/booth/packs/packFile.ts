import type { PackDataset } from '#domain/device/packPointer'

/** Format identifier in every pack file. */
export const PACK_FORMAT = 'pharos-pack'

/** Maximum size of a pack file, in bytes; a larger one is refused before it is read. */
export const MAX_PACK_BYTES = 20_000_000

/** Maximum number of vehicles in a pack; a dealer's inventory is counted separately. */
export const MAX_PACK_VEHICLES = 2_000

/** Maximum length of a pack name, in characters, so that it fits one line. */
export const MAX_PACK_NAME = 80

/** `own-fleet` is made on this device from a prospect's vehicles and never leaves it (docs/decisions.md D41). */
export type PackKind = 'pack' | 'own-fleet'

/** Reserved name of packs that the device makes, so that a pointer shows what it refers to. */
export const OWN_FLEET_PACK = 'own-fleet'

/** A pack of demo data in one file (docs/packs.md PK-01). */
export interface PackFile {
  format: typeof PACK_FORMAT
  schema: number
  /** Kebab-case; distinguishes packs, for example a customer's own data. */
  pack: string
  /** Increases with every change of the pack's rows. */
  version: number
  /** Shown to staff. */
  name: string
  kind: PackKind
  datasets: PackDataset[]
  /** File name to JSON text: an object of datasets, each a list of rows. */
  files: Record<string, string>
}

/** The stored id of a pack version. */
export function packId({ pack, version }: Pick<PackFile, 'pack' | 'version'>): string {
  return `${pack}@${version}`
}

/** Whether a stored id is that of a fleet made on this device. */
export function isOwnFleetId(id: string): boolean {
  return id.startsWith(`${OWN_FLEET_PACK}@`)
}
