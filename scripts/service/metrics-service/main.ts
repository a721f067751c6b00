import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { allowHosts, boundTo, hostsFrom } from './access/hosts'
import { listenOn, networkAddresses, reachLines } from './access/reach'
import { readerToken } from './access/token'
import { eventConfigFile } from './eventConfigFile'
import { listenProblem, portFrom } from './httpServer'
import { importsBeside } from './imports/importFolder'
import { assertLogForm, processLog as log, processForm, safeMessage, unexpectedFields } from './monitor/log'
import { createMeters } from './monitor/meters'
import { createMonitor } from './monitor/monitor'
import { openStore } from './openStore'
import { originsFrom } from './origins'
import { namesFile } from './report/names'
import { zoneFrom } from './report/zone'
import { createMetricsApp } from './service'

const SHIPPED_CONFIG_FILE = fileURLToPath(new URL('../../../public/config.json', import.meta.url))

/** Longer than a post waits for the database. */
const FINISH_WITHIN_MS = 12_000
const CLOSE_WITHIN_MS = 3_000
const DRAIN_S = 1

/**
 * `npm run metrics-service`. Environment: DATABASE_URL, METRICS_PORT (8787), METRICS_HOST (this machine only), METRICS_TOKEN
 * (what other machines read with; a new one at each start), ALLOWED_HOSTS (names that it is reached by), ALLOWED_ORIGINS
 * (in place of the local ones), METRICS_DATA (folder of the embedded database), KIOSK_CONFIG (the kiosks' config.json,
 * which says what the activation ids stand for), METRICS_NAMES (names of kiosks, ids and events), METRICS_KEEP_DAYS and
 * METRICS_DELETE_UNEXPORTED (which old records go; none), TIME_ZONE (of days and hours; this machine's own), METRICS_LOG
 * (json or text; text at a terminal), METRICS_DRAIN_SECONDS (1).
 */
async function main(): Promise<void> {
  const { env } = process
  assertLogForm()
  const port = portFrom(env.METRICS_PORT, 8787, 'METRICS_PORT')
  const bound = boundTo(env.METRICS_HOST)
  const token = readerToken(env.METRICS_TOKEN)
  const isOwnHost = allowHosts(bound, hostsFrom(env.ALLOWED_HOSTS))
  const allowedOrigins = originsFrom(env.ALLOWED_ORIGINS)
  const zone = zoneFrom(env.TIME_ZONE)
  const drainMs = drainFrom(env.METRICS_DRAIN_SECONDS) * 1000
  const readConfig = eventConfigFile(env.KIOSK_CONFIG || SHIPPED_CONFIG_FILE)
  const readNames = namesFile(env.METRICS_NAMES, env.METRICS_DATA)
  const importFolder = importsBeside(env.METRICS_DATA)
  const meters = createMeters()
  meters.addProcess()
  const store = await openStore(env, meters)
  const monitor = createMonitor({ ping: store.ping, meters })
  const reading = { readConfig, readNames, zone, importFolder }
  const app = createMetricsApp({ store, monitor, allowedOrigins, isOwnHost, token, ...reading })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = await listenOn(bound, { listener, port }).catch(async (error: unknown) => {
    await store.close()
    throw new Error(listenProblem(error, port, 'METRICS_PORT') ?? String(error))
  })

  if (processForm === 'text') {
    console.log(`Metrics service  ${server.url}`)
    for (const line of reachLines(bound, server.port, token.text, networkAddresses())) console.log(line)
    if (bound.kind === 'loopback') {
      console.log('                 METRICS_HOST=0.0.0.0 lets other machines post, and read with the token')
    }
    console.log(`Database         ${store.description}`)
    console.log(`Allowed origins  ${allowedOrigins.join(' ')}`)
  } else {
    log.info(`The metrics service listens at ${server.url}`)
    log.info('Started.', { database: store.description, reachable: bound.kind, allowedOrigins })
    // The log is kept and passed on, so the token is not in it.
    if (!env.METRICS_TOKEN?.trim())
      log.warn('No other machine can read: METRICS_TOKEN is not set, and a log does not show the new token.')
  }

  // Once only: a second signal ends the process at once.
  process.once('SIGINT', () => void server.close().then(end))
  process.once('SIGTERM', () => {
    monitor.health.stop()
    log.info('Stopping.', { drainSeconds: drainMs / 1000, waiting: monitor.health.waiting() })
    void wait(drainMs)
      .then(() => server.finish(FINISH_WITHIN_MS))
      .then(end)
  })
  const end = async () => {
    // A count that is under way may take long, and loses nothing when it ends with the process.
    await Promise.race([store.close(), wait(CLOSE_WITHIN_MS)])
    log.info('Stopped.')
    process.exit(0)
  }
}

/** Seconds for which a service that is told to stop goes on answering. Throws a plain sentence for what is no number. */
function drainFrom(value: string | undefined): number {
  const seconds = value === undefined || value.trim() === '' ? DRAIN_S : Number(value)
  if (seconds >= 0 && seconds <= 600) return seconds
  throw new Error(`METRICS_DRAIN_SECONDS must be a number between 0 and 600, not "${value}".`)
}

// Node prints an error with all that the driver tells of it, which may be a record.
process.once('uncaughtException', (error) => {
  log.error('The service ends: an error that nothing expected.', unexpectedFields(error))
  process.exit(1)
})

main().catch((error: unknown) => {
  if (processForm === 'text') console.error(error instanceof Error ? error.message || error : error)
  else log.error('The metrics service did not start.', { error: safeMessage(error) })
  process.exit(1)
})
