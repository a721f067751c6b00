import { getRequestListener } from '@hono/node-server'
import { openServer } from '../metrics-service/httpServer'
import { SILENT_LOG } from '../metrics-service/monitor/log'
import { createMonitor } from '../metrics-service/monitor/monitor'
import { openPglite, type PgliteOptions } from '../metrics-service/pglite'
import { createMetricsApp } from '../metrics-service/service'
import { createStore } from '../metrics-service/store'

/** Few, so that most cuts have a checkpoint near them. */
const CHECKPOINT_AFTER = 50

/** The metrics service on the embedded database in the folder it is given; `no-flush` has nothing reach the disk. */
async function main([folder = '', noFlush]: string[]): Promise<void> {
  const options: PgliteOptions = { checkpointAfter: CHECKPOINT_AFTER }
  if (noFlush === 'no-flush') options.flush = () => undefined
  const store = await createStore(await openPglite(folder, options))
  const monitor = createMonitor({ ping: store.ping, log: SILENT_LOG })
  const app = createMetricsApp({ store, monitor })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  console.log((await openServer({ listener, port: 0, host: '127.0.0.1' })).url)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
