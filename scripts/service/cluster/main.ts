import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCluster } from './cluster'
import { NODES } from './clusterTypes'
import { parseSettings, variablesOf } from './settings'
import { renderMachine } from './templates'

/**
 * `npm run cluster`: three database machines and four services on this one, until Ctrl-C. As root each machine is a
 * network namespace with a disk of its own, `--loopback` and any other user get addresses of the loopback.
 * `--services 4`, `--folder DIR`, `--keep` (leaves the folder). `render FILE FOLDER` writes the files of real machines.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      services: { type: 'string', default: '4' },
      folder: { type: 'string' },
      keep: { type: 'boolean', default: false },
      loopback: { type: 'boolean', default: false },
    },
  })
  if (positionals[0] === 'render') return render(positionals[1], positionals[2])
  const services = Number(values.services)
  if (!Number.isInteger(services) || services < 1) throw new Error('--services: how many, 1 or more.')

  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  const namespaces = process.getuid?.() === 0 && !values.loopback
  const startedMs = performance.now()
  console.log(`Starting the cluster on ${namespaces ? 'three network namespaces' : 'the loopback'}`)
  const stopped = values.keep ? 'Stopped; its files are kept' : 'Stopped; nothing is left'
  const cluster = await startCluster({
    services,
    namespaces,
    keep: values.keep,
    signal: stopping.signal,
    onProgress: (line) => console.log(line),
    ...(values.folder === undefined ? {} : { folder: values.folder }),
  }).catch((error: unknown) => {
    if (stopping.signal.aborted) return null
    throw error
  })
  if (cluster === null) return console.log(stopped)
  console.log(`Ready after ${Math.round((performance.now() - startedMs) / 1_000)} s

For kiosks       ${cluster.url}
Sign in          ${cluster.url}/sign-in#${cluster.token}
Services         ${cluster.serviceUrls.join(' ')}
Database         ${cluster.databaseUrl}
Primary          ${await cluster.primary()}, each commit confirmed by ${await cluster.synchronousStandby()}
Members          patronictl -c ${join(cluster.folder, 'db1/etc/patroni/config.yml')} list
Logs             ${join(cluster.folder, 'db1/log')}, and so on

Ctrl-C stops it.`)
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
  console.log('Stopping')
  await cluster.stop()
  console.log(stopped)
}

function render(file: string | undefined, folder: string | undefined): void {
  if (!file || !folder) throw new Error('npm run cluster -- render FILE FOLDER')
  const settings = parseSettings(readFileSync(file, 'utf8'))
  for (const node of NODES) {
    mkdirSync(join(folder, node), { recursive: true })
    renderMachine(join(folder, node), variablesOf(settings, node, ''))
    console.log(join(folder, node))
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
