import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { allowHosts, hostsFrom } from '../metrics-service/access/hosts'
import { listenOn, networkAddresses, reachLines } from '../metrics-service/access/reach'
import { readerToken } from '../metrics-service/access/token'
import { eventConfigFile } from '../metrics-service/eventConfigFile'
import { listenProblem, openServer, portFrom, type RunningServer } from '../metrics-service/httpServer'
import { importsBeside } from '../metrics-service/imports/importFolder'
import { createMeters } from '../metrics-service/monitor/meters'
import { createMonitor } from '../metrics-service/monitor/monitor'
import { openStore } from '../metrics-service/openStore'
import { originsFrom } from '../metrics-service/origins'
import { createPostingApp } from '../metrics-service/posting'
import { namesFile } from '../metrics-service/report/names'
import { zoneFrom } from '../metrics-service/report/zone'
import { createMetricsApp } from '../metrics-service/service'
import { buildNeeded } from './buildNeeded'
import { createKioskServer } from './kioskServer'
import { tlsFromArgs } from './tlsFiles'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The venue's network must not reach the export. */
const LOOPBACK = { kind: 'loopback' } as const

/** Running servers, in the order they were started. */
const running: { close(): Promise<void> }[] = []

async function stop(code: number): Promise<never> {
  for (const part of running.splice(0).reverse()) await part.close().catch(() => {})
  process.exit(code)
}

/** Starts a server and explains a port that is in use. */
async function listen(start: Promise<RunningServer>, port: number, variable: string): Promise<RunningServer> {
  try {
    const server = await start
    running.push(server)
    return server
  } catch (error) {
    const problem = listenProblem(error, port, variable)
    throw problem ? new Error(problem) : error
  }
}

/** Checks the port before a long build, not after it. */
async function assertPortFree(port: number, variable: string, host?: string): Promise<void> {
  const probe = await listen(openServer({ listener: () => {}, port, host }), port, variable)
  await probe.close()
  running.pop()
}

async function build(): Promise<void> {
  console.log('Building the kiosk ...')
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(process.execPath, [vite, 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  running.push({ close: async () => void child.kill() })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  running.pop()
  if (code !== 0) throw new Error('The build failed; see above.')
}

/** `npm start`: builds if needed, serves the kiosk and, on this machine only, the metrics service. */
async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))
  const { env } = process
  const port = portFrom(env.PORT, 4173, 'PORT')
  const metricsPort = portFrom(env.METRICS_PORT, 8787, 'METRICS_PORT')
  const allowedOrigins = originsFrom(env.ALLOWED_ORIGINS)
  const isOwnHost = allowHosts(LOOPBACK, hostsFrom(env.ALLOWED_HOSTS))
  const token = readerToken(env.METRICS_TOKEN)
  const zone = zoneFrom(env.TIME_ZONE)
  const tls = tlsFromArgs(process.argv.slice(2))
  await assertPortFree(port, 'PORT')
  await assertPortFree(metricsPort, 'METRICS_PORT', '127.0.0.1')

  if (buildNeeded(ROOT)) await build()

  const meters = createMeters()
  meters.addProcess()
  const store = await openStore({ ...env, DATABASE_URL: undefined }, meters)
  running.push(store)
  const readConfig = eventConfigFile(join(ROOT, 'dist', 'config.json'))
  const readNames = namesFile(env.METRICS_NAMES, env.METRICS_DATA)
  const importFolder = importsBeside(env.METRICS_DATA)
  const reading = { readConfig, readNames, zone, importFolder }
  const monitor = createMonitor({ ping: store.ping, meters })
  const app = createMetricsApp({ store, monitor, allowedOrigins, isOwnHost, token, ...reading })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const metrics = await listen(
    listenOn(LOOPBACK, { listener, port: metricsPort }),
    metricsPort,
    'METRICS_PORT',
  )
  // Kiosks post through their own origin, which forwards nothing else.
  const metricsApp = createPostingApp({ store, monitor, allowedOrigins })
  const kiosk = await listen(
    createKioskServer({ distDir: join(ROOT, 'dist'), port, metricsApp, tls }),
    port,
    'PORT',
  )

  console.log(`Kiosk            ${kiosk.url}`)
  if (tls)
    for (const address of networkAddresses()) console.log(`                 https://${address}:${kiosk.port}`)
  console.log(`Metrics service  ${metrics.url}  (${store.description})`)
  for (const line of reachLines(LOOPBACK, metrics.port, token.text, [])) console.log(line)
  if (!tls) console.log('An iPad needs HTTPS to work offline: npm start -- --cert FILE --key FILE')
  console.log('Ctrl-C stops both.')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message || error : error)
  void stop(1)
})
