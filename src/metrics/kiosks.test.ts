import { expect, it } from 'vitest'
import { createReceiver } from './testing/receiver'
import { createTestKiosk } from './testing/testKiosk'
import { createVirtualTime } from './testing/virtualTime'

const KIOSKS = 10
const RECORDS = 12

/** Ten kiosks with records waiting; the Wi-Fi of the hall comes back for all of them at once. */
async function kiosksOffline() {
  const time = createVirtualTime()
  const receiver = createReceiver(time)
  const kiosks = Array.from({ length: KIOSKS }, (_, n) => createTestKiosk({ seed: n + 1, time, receiver }))
  const wakes: (() => void)[] = []
  let network = false
  receiver.plan = () => (network ? { kind: 'store' } : { kind: 'networkError' })
  for (const [n, kiosk] of kiosks.entries()) {
    kiosk.online = false
    const tab = await kiosk.openTab()
    for (let k = 0; k < RECORDS; k += 1) void kiosk.event(tab, `${k}`, `kiosk-${n}`)
    wakes.push(() => tab.delivery.wake('online'))
  }
  await time.pass(20_000)
  receiver.arrivals.length = 0
  network = true
  for (const kiosk of kiosks) kiosk.online = true
  for (const wake of wakes) wake()
  const backMs = time.elapsed()
  return { time, receiver, backMs }
}

it('ten kiosks that come online together do not retry together', async () => {
  const { time, receiver, backMs } = await kiosksOffline()
  await time.pass(4_000)
  const firsts = new Map<string, number>()
  for (const { record, atMs } of receiver.arrivals) {
    if (!firsts.has(record.sessionIdentifier)) firsts.set(record.sessionIdentifier, atMs - backMs)
  }
  const times = [...firsts.values()]
  expect(times).toHaveLength(KIOSKS)
  expect(Math.max(...times)).toBeLessThanOrEqual(3_000)
  for (const from of times)
    expect(times.filter((atMs) => atMs >= from && atMs < from + 300).length).toBeLessThanOrEqual(4)
})

it('ten kiosks deliver everything', async () => {
  const { time, receiver } = await kiosksOffline()
  await time.pass(20_000)
  expect(receiver.stored).toHaveLength(KIOSKS * RECORDS)
})

it('ten kiosks retry less and less while the service is down', async () => {
  const { time, receiver } = await kiosksOffline()
  receiver.plan = () => ({ kind: 'answer', status: 503 })
  await time.pass(60_000)
  const early = receiver.arrivals.length
  await time.pass(540_000)
  const lastMinute = receiver.arrivals.filter(({ atMs }) => atMs >= time.elapsed() - 60_000).length
  expect(early).toBeLessThan(KIOSKS * 20)
  expect(lastMinute).toBeLessThanOrEqual(KIOSKS * 2)
})
