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
    if (owner && isAlive(owner)) {
      throw new Error(
        `The metrics data in ${folder} is in use by process ${owner.pid}. Stop it, or name another folder with METRICS_DATA=...`,
      )
    }
    rmSync(file, { force: true })
    if (!tryClaim(file)) throw new Error(`The metrics data in ${folder} was just taken by another process.`)
  }
  return () => rmSync(file, { force: true })
}

interface Owner {
  pid: number
  /** Empty where the system does not tell. */
  startedAt: string
}

/** `wx` fails when the file exists, so that of two processes only one gets it. */
function tryClaim(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function ownerOf(file: string): Owner | null {
  try {
    const [pid, startedAt = ''] = readFileSync(file, 'utf8').trim().split(' ')
    return Number.isInteger(Number(pid)) && Number(pid) > 0 ? { pid: Number(pid), startedAt } : null
  } catch {
    return null
  }
}

/**
 * Which start of the machine, and when in it, on Linux: after a power cut the number of the process that had the
 * folder is often another's, in a container always the new one's own.
 */
function startOf(pid: number): string {
  try {
    // The name, in parentheses, may hold spaces; the start is the 20th value after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`
  } catch {
    return ''
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  if (startedAt !== '' && startOf(pid) !== startedAt) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
