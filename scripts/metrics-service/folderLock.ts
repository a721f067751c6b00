import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Claims a folder for this process and returns the release. An embedded database that two processes
 * open at once is destroyed, and it does not guard itself. A claim left by a dead process is taken over.
 * Throws a plain sentence when another live process has the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'owner.pid')
  if (!tryClaim(file)) {
    const owner = ownerOf(file)
    if (owner !== null && isAlive(owner)) {
      throw new Error(
        `The metrics data in ${folder} is in use by process ${owner}. Stop it, or name another folder with METRICS_DATA=...`,
      )
    }
    rmSync(file, { force: true })
    if (!tryClaim(file)) throw new Error(`The metrics data in ${folder} was just taken by another process.`)
  }
  return () => rmSync(file, { force: true })
}

/** `wx` fails when the file exists, so that of two processes only one gets it. */
function tryClaim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function ownerOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim())
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
