import { AppError } from '#domain/base/errors'
import { OLDEST_PACK_SCHEMA, PACK_SCHEMA } from '#domain/device/packPointer'
import { LONG_CALL, withDatabase } from '../core/databaseConnection'
import type { StoredPack } from '../core/db'
import { FACT } from '../core/deviceFacts'
import { sha256Of } from '../core/sha256'
import { staffNotes } from '../interactions/staffNotes'
import type { KnownDataset } from './datasets'
import { packPointerIn, readPackPointer } from './packPointer'
import type { SeedSources, SourceDataset } from './seed'

/** The active pack cannot serve this build: lost, damaged, or of an unsupported schema. */
export class PackUnreadable extends AppError {
  constructor(detail: string) {
    super('dataset-invalid', detail)
    this.name = 'PackUnreadable'
  }
}

/**
 * Sources of rows: the pack that staff chose, and the shipped files for every dataset that it does not
 * contain. The pack's bytes are read only when rows are. They were checked row by row when staff loaded them,
 * so a matching SHA-256 is enough here.
 * @throws PackUnreadable
 */
export async function activeSources(shipped: SeedSources): Promise<SeedSources> {
  const { active, schema, datasets } = await readPackPointer()
  if (active === null) return shipped
  if (schema > PACK_SCHEMA || schema < OLDEST_PACK_SCHEMA)
    throw new PackUnreadable(`${active} has schema ${schema}`)
  const [pack = '', version] = active.split('@')
  const brought = new Map<string, SourceDataset>(
    datasets.map((dataset) => [dataset.name, { ...dataset, pack, version: Number(version) }]),
  )
  let files: Promise<StoredPack['files']> | null = null
  const parsed = new Map<string, Record<string, unknown>>()

  return {
    async manifest() {
      const manifest = await shipped.manifest()
      return { ...manifest, datasets: manifest.datasets.map((one) => brought.get(one.name) ?? one) }
    },
    async rows(dataset: KnownDataset) {
      if (!brought.has(dataset.name)) return shipped.rows(dataset)
      files ??= readFiles(active)
      const content =
        parsed.get(dataset.file) ?? (await readFile(active, (await files)[dataset.file], dataset))
      parsed.set(dataset.file, content)
      const rows = content[dataset.name]
      if (!Array.isArray(rows)) throw new PackUnreadable(`${active} has no ${dataset.name}`)
      return rows as object[]
    },
  }
}

/** Returns to the shipped datasets, keeps the unreadable pack, and leaves a note for staff. */
export async function giveUpPack(why: string): Promise<void> {
  await withDatabase((db) =>
    db.transaction('rw', db.device, async () => {
      const { active } = await packPointerIn(db)
      if (active) await db.device.delete(FACT.activePack)
    }),
  )
  await staffNotes().add('pack-unreadable', why, Date.now())
}

async function readFiles(id: string): Promise<StoredPack['files']> {
  const row = await withDatabase((db) => db.packs.get(id), LONG_CALL)
  if (!row) throw new PackUnreadable(`${id} is not stored`)
  return row.files
}

/** The datasets of one file, whose hash must match. */
async function readFile(
  id: string,
  bytes: ArrayBuffer | undefined,
  { file, sha256 }: KnownDataset,
): Promise<Record<string, unknown>> {
  const actual = bytes && (await sha256Of(bytes))
  if (!bytes || (actual !== null && sha256 !== '' && actual !== sha256))
    throw new PackUnreadable(`${id} is damaged: ${file}`)
  try {
    return Object(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw new PackUnreadable(`${id} is not complete: ${file}`)
  }
}
