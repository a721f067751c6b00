import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROFILES_FOLDER } from './drivers/profiles'

/** Creates an empty folder for the profiles of this run and removes it at the end. */
export default function globalSetup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-profiles-'))
  process.env[PROFILES_FOLDER] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
