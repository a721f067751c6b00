import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { NodeName } from '../../../service/cluster/clusterTypes'

/** The machine is busy, and the first packet after a cut may be sent twice. */
const CONNECT_LIMIT_MS = 3_000
const TRIAL_BYTES = 64 * 1024

const run = promisify(execFile)

/** Whether something accepts a connection there. */
export function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_LIMIT_MS })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}

/** Whether something accepts a connection from the machine that has the address `from`. */
export async function connectsFrom(from: string, host: string, port: number): Promise<boolean> {
  const namespace = await namespaceOf(from)
  const within = `${CONNECT_LIMIT_MS / 1000}`
  const command = [
    'ip',
    'netns',
    'exec',
    namespace,
    'timeout',
    within,
    'bash',
    '-c',
    `: </dev/tcp/${host}/${port}`,
  ]
  return run(command[0] ?? '', command.slice(1)).then(
    () => true,
    () => false,
  )
}

async function namespaceOf(address: string): Promise<string> {
  const { stdout } = await run('ip', ['netns', 'list'])
  for (const namespace of stdout.split('\n').flatMap((line) => line.split(' ')[0] || [])) {
    const found = await run('ip', ['-n', namespace, '-o', 'address'])
    if (found.stdout.includes(` ${address}/`)) return namespace
  }
  throw new Error(`No network namespace has the address ${address}.`)
}

/** Whether the disk of a node's database refuses a small file. */
export function isDiskFull(folder: string, node: NodeName): boolean {
  const file = join(diskOf(folder, node), 'trial')
  try {
    writeFileSync(file, Buffer.alloc(TRIAL_BYTES), { flush: true })
    return false
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return true
    throw error
  } finally {
    rmSync(file, { force: true })
  }
}

function diskOf(folder: string, node: NodeName): string {
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  const disk = mounts.find((mount) => mount.startsWith(`${folder}/`) && mount.split('/').includes(node))
  if (disk === undefined) throw new Error(`${node} has no disk of its own.`)
  return disk
}
