import { SOCKET_PORT } from '#domain/device/liveAddress'
import { listenProblem, portFrom } from '../metrics-service/httpServer'
import { originsFrom } from '../metrics-service/origins'
import { tlsFromArgs } from '../start/tlsFiles'
import { STUB_ANSWERS } from './apiStub'
import { NEWS_EVERY_MS, openLiveDemo } from './liveDemo'

/**
 * `npm run live-demo`. Environment: ALLOWED_ORIGINS (of kiosks, in place of the local ones),
 * LIVE_DEMO_PORT (8080; a kiosk looks for the live connection there and nowhere else),
 * LIVE_DEMO_NEWS_SECONDS (between two notifications; 180).
 */
async function main(): Promise<void> {
  const { env } = process
  const port = portFrom(env.LIVE_DEMO_PORT, SOCKET_PORT, 'LIVE_DEMO_PORT')
  const allowedOrigins = originsFrom(env.ALLOWED_ORIGINS)
  const newsSeconds = Number(env.LIVE_DEMO_NEWS_SECONDS ?? NEWS_EVERY_MS / 1_000)
  if (!(newsSeconds >= 1)) throw new Error('LIVE_DEMO_NEWS_SECONDS is a number of seconds from 1.')
  const tls = tlsFromArgs(process.argv.slice(2), 'npm run live-demo')
  const log = (line: string) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${line}`)
  const demo = await openLiveDemo({
    port,
    tls,
    allowedOrigins,
    log,
    newsEveryMs: newsSeconds * 1_000,
    seed: Date.now(),
  }).catch((error: unknown) => {
    throw new Error(listenProblem(error, port, 'LIVE_DEMO_PORT') ?? String(error))
  })

  console.log(`API stub         ${demo.url}/api`)
  console.log(`Live connection        ${demo.url}/socket.io`)
  console.log(`Allowed origins  ${allowedOrigins.join(' ')}`)
  console.log(`Kiosk            "apiUrl": "${demo.url}" in config.json`)
  console.log(`Other answers    curl -X PUT ${demo.url}/api/live-demo/answer/401`)
  console.log(`                 (${STUB_ANSWERS.join(', ')})`)
  console.log(
    `Notifications    every ${newsSeconds} s (LIVE_DEMO_NEWS_SECONDS), and at a press in /booth, Connection`,
  )
  console.log('Ctrl-C stops it.\n')

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once only: a second Ctrl-C ends the process at once.
    process.once(signal, () => void demo.close().then(() => process.exit(0)))
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message || error : error)
  process.exit(1)
})
