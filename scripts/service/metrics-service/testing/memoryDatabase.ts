import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pkg from '../../../../package.json' with { type: 'json' }
import { sqlOf } from '../pglite'
import type { Sql } from '../store'

const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url))
/** An empty database as Postgres makes it, kept for each version of it. */
const TEMPLATE = `${CACHE}/pglite-${pkg.devDependencies['@electric-sql/pglite']}.tar`

/** An empty embedded database of its own, in memory. It is a copy, because making one costs seconds. */
export async function openMemoryDatabase(): Promise<Sql> {
  return sqlOf(await PGlite.create({ loadDataDir: await template() }), 'embedded Postgres in memory')
}

/** Puts an empty database into a folder, for `openPglite`; in a moment, for the same reason. */
export async function putDatabase(folder: string): Promise<void> {
  const db = await PGlite.create({ dataDir: join(folder, 'pg'), loadDataDir: await template() })
  await db.close()
}

async function template(): Promise<Blob> {
  if (!existsSync(TEMPLATE)) await makeTemplate()
  return new Blob([readFileSync(TEMPLATE)])
}

/** Makes the template. Two that make it at once make the same, and the later one stays. */
async function makeTemplate(): Promise<void> {
  const db = await PGlite.create('memory://')
  const files = await db.dumpDataDir('none')
  await db.close()
  mkdirSync(CACHE, { recursive: true })
  const own = `${TEMPLATE}.${randomUUID()}`
  writeFileSync(own, Buffer.from(await files.arrayBuffer()))
  // The last step is a rename, so that nobody reads half a template.
  renameSync(own, TEMPLATE)
}
