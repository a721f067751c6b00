import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const BINARY_FOLDERS = ['/usr/local/bin', '/usr/bin', '/usr/sbin', '/bin', '/sbin']
const POSTGRES_FOLDER = '/usr/lib/postgresql'

/** Debian's package of each program. */
const PACKAGES: Readonly<Record<string, string>> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
}
const NAMESPACE_PACKAGES: Readonly<Record<string, string>> = {
  ip: 'iproute2',
  setpriv: 'util-linux',
  'mkfs.ext4': 'e2fsprogs',
}

/** Where a program is, null if it is not installed. */
export type FindProgram = (name: string) => string | null

export const findProgram: FindProgram = (name) =>
  BINARY_FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null

/** Folder of the newest PostgreSQL's programs, null if it is not installed. */
export function findPostgres(): string | null {
  if (!existsSync(POSTGRES_FOLDER)) return null
  const versions = readdirSync(POSTGRES_FOLDER).sort((one, other) => Number(other) - Number(one))
  const folders = versions.map((version) => join(POSTGRES_FOLDER, version, 'bin'))
  return folders.find((bin) => existsSync(join(bin, 'initdb'))) ?? null
}

/** Debian packages that a local cluster lacks, in alphabetical order. */
export function missingPackages(find: FindProgram, postgres: string | null, namespaces: boolean): string[] {
  const needed = { ...PACKAGES, ...(namespaces ? NAMESPACE_PACKAGES : {}) }
  const missing = Object.entries(needed).flatMap(([program, name]) => (find(program) ? [] : [name]))
  return [...missing, ...(postgres === null ? ['postgresql'] : [])].sort()
}

/** What to tell an operator about them, with the one command that installs them. */
export function missingMessage(packages: readonly string[]): string {
  const [verb, them] = packages.length === 1 ? ['is', 'it'] : ['are', 'them']
  return [
    `${packages.join(', ')} ${verb} not installed. On Debian, this command installs ${them}:`,
    `  sudo apt-get install --no-install-recommends ${packages.join(' ')}`,
  ].join('\n')
}
