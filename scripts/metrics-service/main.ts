import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { eventConfigFile } from './eventConfigFile'
import { listenProblem, openServer, portFrom } from './httpServer'
import { openStore } from './openStore'
import { originsFrom } from './origins'
import { zoneFrom } from './report/zone'
import { createMetricsApp } from './service'

const SHIPPED_CONFIG_FILE = fileURLToPath(new URL('../../public/config.json', import.meta.url))

/**
 * `npm run metrics-service`. Environment: DATABASE_URL, METRICS_PORT (8787), METRICS_HOST (all interfaces),
 * ALLOWED_ORIGINS (in place of the local ones), METRICS_DATA (folder of the embedded database), KIOSK_CONFIG (the
 * kiosks' config.json, which says what the activation ids stand for), TIME_ZONE (of days and hours; this machine's own).
 */
async function main(): Promise<void> {
  const { env } = process
  const port = portFrom(env.METRICS_PORT, 8787, 'METRICS_PORT')
  const allowedOrigins = originsFrom(env.ALLOWED_ORIGINS)
  const zone = zoneFrom(env.TIME_ZONE)
  const readConfig = eventConfigFile(env.KIOSK_CONFIG || SHIPPED_CONFIG_FILE)
  const store = await openStore(env)
  const app = createMetricsApp({ store, allowedOrigins, readConfig, zone })
  const server = await openServer({
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    port,
    host: env.METRICS_HOST,
  }).catch(async (error: unknown) => {
    await store.close()
    throw new Error(listenProblem(error, port, 'METRICS_PORT') ?? String(error))
  })

  console.log(`Metrics service  ${server.url}`)
  console.log(`Database         ${store.description}`)
  console.log(`Allowed origins  ${allowedOrigins.join(' ')}`)

  const stop = async () => {
    await server.close()
    await store.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once only: a second Ctrl-C ends the process at once.
    process.once(signal, () => void stop().then(() => process.exit(0)))
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message || error : error)
  process.exit(1)
})
