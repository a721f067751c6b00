import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NODES } from './clusterTypes'
import { missingMessage, missingPackages } from './packages'
import { parseSettings, variablesOf } from './settings'
import { renderMachine, renderTemplate, templatePaths } from './templates'

const SAMPLE = readFileSync(
  fileURLToPath(new URL('../../../deploy/cluster/cluster.env', import.meta.url)),
  'utf8',
)
/** The sample as an operator fills it in. */
const FILLED = SAMPLE.replace(
  /^([A-Z_]+)=$/gm,
  (_, name: string) => `${name}=${name.replaceAll('_', '')}0815`,
)

describe('the settings of a cluster', () => {
  test('the sample names what is left to fill in', () => {
    expect(() => parseSettings(SAMPLE)).toThrow(
      'Not filled in: POSTGRES_PASSWORD, REPLICATION_PASSWORD, SERVICE_PASSWORD, PATRONI_PASSWORD, METRICS_TOKEN.',
    )
  })

  test.each([
    ['SERVICE_PASSWORD=a\'b"c', 'Only letters and digits can be used in SERVICE_PASSWORD.'],
    ['DB4=10.0.0.4', 'Not a setting of the cluster: DB4.'],
  ])('%s is refused', (line, message) => {
    expect(() => parseSettings(`${FILLED}\n${line}`)).toThrow(message)
  })
})

describe('the files of a machine', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-cluster-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const settings = parseSettings(FILLED)
  const rendered = (path: string) => readFileSync(join(folder, path), 'utf8')

  test.each(NODES)('of %s have a value for each variable, and its own address', (node) => {
    renderMachine(folder, variablesOf(settings, node, ''))
    const texts = templatePaths().map(rendered)
    expect(texts.filter((text) => text.includes('{{'))).toEqual([])
    expect(rendered('etc/default/etcd')).toContain(`ETCD_NAME=${node}\n`)
    expect(rendered('etc/patroni/config.yml')).toContain(`listen: 10.0.0.${NODES.indexOf(node) + 1}:5432\n`)
  })

  test('list every service process for HAProxy', () => {
    renderMachine(folder, variablesOf(settings, 'db1', ''))
    expect(rendered('etc/haproxy/pharos.cfg').match(/server metrics\d.*/g)).toEqual([
      'server metrics1 10.0.0.1:8787',
      'server metrics2 10.0.0.2:8787',
      'server metrics3 10.0.0.3:8787',
      'server metrics4 10.0.0.1:8788',
    ])
  })

  test('keep a password in files for their owner alone', () => {
    renderMachine(folder, variablesOf(settings, 'db1', ''))
    const open = templatePaths().filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0)
    expect(open.filter((path) => /0815/.test(rendered(path)))).toEqual([])
  })

  test('confirm a record on two machines', () => {
    renderMachine(folder, variablesOf(settings, 'db1', ''))
    const patroni = rendered('etc/patroni/config.yml')
    for (const line of [
      'synchronous_mode: true',
      'synchronous_mode_strict: true',
      "synchronous_commit: 'on'",
    ]) {
      expect(patroni).toContain(`${line}\n`)
    }
  })
})

test('a template that asks for an unknown variable is named', () => {
  expect(() => renderTemplate('a {{B}}', { A: '1' })).toThrow('A template asks for B')
})

describe('packages', () => {
  const installed =
    (...names: string[]) =>
    (name: string) =>
      names.includes(name) ? `/usr/bin/${name}` : null

  test('nothing is missing where everything is installed', () => {
    const all = installed('patroni', 'etcd', 'haproxy', 'pgbouncer')
    expect(missingPackages(all, '/usr/lib/postgresql/15/bin', false)).toEqual([])
  })

  test('namespaces need more', () => {
    const all = installed('patroni', 'etcd', 'haproxy', 'pgbouncer', 'setpriv')
    expect(missingPackages(all, '/usr/lib/postgresql/15/bin', true)).toEqual(['e2fsprogs', 'iproute2'])
  })

  test('what is missing is named by its Debian package, with the one command that installs it', () => {
    const missing = missingPackages(installed('patroni', 'haproxy'), null, false)
    expect(missingMessage(missing)).toBe(
      [
        'etcd-server, pgbouncer, postgresql are not installed. On Debian, this command installs them:',
        '  sudo apt-get install --no-install-recommends etcd-server pgbouncer postgresql',
      ].join('\n'),
    )
  })
})
