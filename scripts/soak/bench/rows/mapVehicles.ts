import { until, withBrowser } from '../browser'
import { buildVehiclesSite } from '../fixtures/vehiclesSite'
import { createSite, FIXTURE_READY } from '../site'
import type { BenchRow } from '../table'
import { taskMs } from '../taskTime'
import { newFolder } from '../tempFolder'

const MAX_MS = 16
const SECONDS = 10

/** Row 10: 2,000 vehicles that move, in the product's own layer on the product's own stage. */
export async function movingVehicles(): Promise<BenchRow[]> {
  const site = await createSite('vehicles', await buildVehiclesSite(), FIXTURE_READY)
  await site.start()
  try {
    return await withBrowser(newFolder('vehicles'), {}, async (session) => {
      const { page } = session
      await page.goto(`${site.url}/welcome`)
      await until(page, '__vehicles.updates() > 20', { limitMs: 60_000 })
      const before = {
        taskMs: await taskMs(session),
        updates: await page.evaluate<number>('__vehicles.updates()'),
      }
      await page.waitForTimeout(SECONDS * 1000)
      const updates = (await page.evaluate<number>('__vehicles.updates()')) - before.updates
      const spentMs = (await taskMs(session)) - before.taskMs
      return [
        {
          row: 10,
          what: '2,000 moving vehicles, main-thread time an update',
          measured: { value: spentMs / Math.max(1, updates), unit: 'ms' },
          target: { of: 'value', max: MAX_MS },
          note: `${updates} updates in ${SECONDS} s; all task time of the page, the map's own frames included`,
        },
      ]
    })
  } finally {
    await site.stop()
  }
}
