import { expect } from '@playwright/test'
import { LIVE_EVENTS, type LiveFeedItem, type VehicleMove } from '#domain/live/liveEvents'
import { unplacedReason } from '#domain/vehicle/vehiclePlace'
import { type LiveDemo, openLiveDemo } from '../scripts/service/live-demo/liveDemo'
import { DEFAULT_ORIGINS } from '../scripts/service/metrics-service/origins'
import { demoRows, findRow } from './drivers/demoData'
import { LIVE_ORIGIN } from './drivers/device'
import { test as base } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'
import { MapScreen } from './drivers/mapScreen'

/** A connected showroom (docs/rules.md AP-01 to AP-19), with the program of `npm run live-demo`. */
interface Line {
  demo: () => LiveDemo
  kill: () => Promise<void>
  restart: () => Promise<void>
}

const NEVER_MS = 3_600_000

const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  line: async ({}, use) => {
    const open = (port: number) =>
      // Silent by itself: the test says what is told.
      openLiveDemo({
        port,
        host: '127.0.0.1',
        allowedOrigins: DEFAULT_ORIGINS,
        newsEveryMs: NEVER_MS,
        movesEveryMs: NEVER_MS,
        drivers: [],
      })
    let demo = await open(0)
    const { port } = demo
    await use({
      demo: () => demo,
      kill: () => demo.close(),
      restart: async () => {
        demo = await open(port)
      },
    })
    await demo.close()
  },
  device: async ({ newDevice, line }, use) => {
    const allowedOrigins = [LIVE_ORIGIN, LIVE_ORIGIN.replace('http', 'ws')]
    await use(newDevice({ livePort: line.demo().port, allowedOrigins }))
  },
})

test.use({ prepared: true })

const PARKED = findRow(
  demoRows('vehicles'),
  (vehicle) =>
    unplacedReason(vehicle) === null &&
    Object.values(vehicle.details.map).every(({ speedMph }) => speedMph === 0),
)

const NEWS: LiveFeedItem = {
  section: 'fleet',
  vehicleId: PARKED.id,
  vehicle: PARKED.label,
  driverId: null,
  driver: null,
  event: { kind: 'oil', oilLife: 9 },
}

function driveOff(speedMph: number): VehicleMove[] {
  const { us, ca, mx } = PARKED.details.map
  const at = ({ start }: typeof us) => ({ position: start, rotationDeg: 90 })
  return [{ vehicleId: PARKED.id, speedMph, map: { us: at(us), ca: at(ca), mx: at(mx) } }]
}

async function unread(kiosk: Kiosk): Promise<number> {
  const text = await kiosk.bell.evaluate(
    (bell) => document.getElementById(bell.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  )
  return Number(/\d+/.exec(text)?.[0] ?? 0)
}

/** A page that is loaded with a new configuration follows it, one that read it does not yet. */
async function configured(kiosk: Kiosk, path: string): Promise<void> {
  await expect
    .poll(() =>
      kiosk.page.evaluate(async () => {
        const stored = await caches.match('/config.json')
        return stored ? ((await stored.json()) as { apiUrl: string }).apiUrl : ''
      }),
    )
    .toBe(LIVE_ORIGIN)
  await kiosk.visit(path)
}

test('the bell rings and a parked vehicle drives off; the server dies, comes back, and is heard again', async ({
  booth,
  device,
  line,
}) => {
  booth.site.configure({ apiUrl: LIVE_ORIGIN })
  const kiosk = await device.open('/welcome?lang=en')
  await configured(kiosk, `/0?lang=en&motion=0&sel=${PARKED.id}`)
  await expect.poll(() => line.demo().connected()).toBe(1)
  const panel = new MapScreen(kiosk.page).panel(PARKED.label)
  await expect(panel).toContainText('Parked')
  await expect.poll(() => unread(kiosk)).toBeGreaterThan(0)
  const before = await unread(kiosk)

  line.demo().tell(LIVE_EVENTS.feedItem, NEWS)
  await expect.poll(() => unread(kiosk)).toBe(before + 1)
  line.demo().tell(LIVE_EVENTS.vehicleMoves, driveOff(32))
  await expect(panel).toContainText('Moving, 32')

  const attempts: number[] = []
  kiosk.page.on('request', (request) => {
    if (request.url().includes('/socket.io/')) attempts.push(performance.now())
  })
  await line.kill()
  await expect.poll(() => attempts.length).toBeGreaterThanOrEqual(2)
  const [first = 0, second = 0] = attempts
  // From 2000 ms, half more or less by chance.
  expect(second - first).toBeGreaterThan(900)
  expect(second - first).toBeLessThan(4_000)
  await expect(panel).toContainText('Moving, 32')
  await line.restart()
  await expect.poll(() => line.demo().connected()).toBe(1)

  line.demo().tell(LIVE_EVENTS.feedItem, NEWS)
  await expect.poll(() => unread(kiosk)).toBe(before + 2)
  line.demo().tell(LIVE_EVENTS.vehicleMoves, driveOff(0))
  await expect(panel).toContainText('Parked')
  expect(device.seen().strayRequests()).toEqual([])
})

test('a 401 in mid-demo ends the session, tells staff, and no visitor notices', async ({
  booth,
  device,
  line,
}) => {
  booth.site.configure({ apiUrl: LIVE_ORIGIN })
  const kiosk = await device.open('/welcome?lang=en')
  await kiosk.page.evaluate(() => localStorage.setItem('token', 'a-session'))
  await configured(kiosk, '/booth?section=delivery&lang=en')
  const card = kiosk.page.getByRole('region', { name: 'Connection' })
  await expect(card).toContainText('Connected')
  await expect(card).toContainText('No end date')
  await card.getByRole('button', { name: 'Send a notification now' }).click()
  await expect(card).toContainText('Sent.')
  await fetch(`${line.demo().url}/api/live-demo/answer/401`, { method: 'PUT' })
  await card.getByRole('button', { name: 'Check connection' }).click()
  await expect(card).toContainText('Ended by the service')
  expect(await kiosk.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await kiosk.visit('/1?lang=en')
  await expect(kiosk.vehicles.first()).toBeVisible()
})

test('without a product API its program is not loaded and nothing is asked', async ({ device }) => {
  const kiosk = await device.open('/1?lang=en')
  await kiosk.waitForOfflineReady()
  await expect(kiosk.vehicles.first()).toBeVisible()
  const scripts = () =>
    kiosk.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await scripts()).filter((name) => name.includes('/assets/services-'))).toHaveLength(1)
  expect((await scripts()).filter((name) => name.includes('/assets/live-'))).toEqual([])
  expect((await scripts()).filter((name) => name.includes('socket.io'))).toEqual([])
})
