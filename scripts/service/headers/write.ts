import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headerFiles } from './files'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** `npm run headers`: writes what a host needs to know about response headers. */
for (const [path, text] of Object.entries(await headerFiles(ROOT))) {
  const file = join(ROOT, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${path}`)
}
