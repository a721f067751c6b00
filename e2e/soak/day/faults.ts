import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '#domain/base/seededRandom'
import { MapScreen } from '../../drivers/mapScreen'
import { until } from '../harness/wait'
import type { DayBooth } from './dayBooth'
import { DAMAGED, damageRows } from './page/damageRows'
import type { FaultName } from './plan'
import { askReadiness, type Readiness, repair } from './readiness'

/** What a fault left of the visit. */
export interface Struck {
  /** The page is gone, and with it the visit. */
  ended: boolean
  /** Makes good what the fault did; after the visit. */
  mend(): Promise<void>
}

const FLAPS = 3
const FLAP_MS = 150
const CRASH_LIMIT_MS = 10_000
const UPDATE_LIMIT_MS = 60_000
const LOST_LIMIT_MS = 20_000
/** The check's name on the card. */
const DEMO_DATA = 'Demo data complete'

const goesOn = (mend: Struck['mend'] = async () => undefined): Struck => ({ ended: false, mend })

/** How each fault strikes a booth in the middle of a visit. */
export const STRIKES: Record<FaultName, (booth: DayBooth, random: SeededRandom) => Promise<Struck>> = {
  async 'network-flaps'({ device }) {
    for (let flap = 0; flap < FLAPS; flap += 1) {
      await device.network(false)
      await pause(FLAP_MS)
      await device.network(true)
      await pause(FLAP_MS)
    }
    await device.network(false)
    return goesOn(() => device.network(true))
  },

  async 'service-down'({ metrics }) {
    await metrics.stop()
    return goesOn(() => metrics.start())
  },

  /** As `kill -9` does, whatever it is writing; after the visit somebody starts it again. */
  async 'service-killed'({ metrics, service }) {
    await service.kill()
    metrics.injectFaults(() => ({ kind: 'reset' }))
    return goesOn(async () => {
      await service.start()
      metrics.injectFaults()
    })
  },

  async 'service-lies'({ metrics }, random) {
    metrics.injectFaults(() =>
      random.weighted([
        [{ kind: 'none' } as const, 4],
        [{ kind: 'error' } as const, 3],
        [{ kind: 'tooMany', retryAfter: '1' } as const, 2],
        [{ kind: 'reset' } as const, 2],
        [{ kind: 'portal' } as const, 1],
      ]),
    )
    return goesOn(async () => metrics.injectFaults())
  },

  async 'reply-lost'({ metrics }) {
    metrics.injectFaults(() => ({ kind: 'storeThenDrop' }))
    return goesOn(async () => metrics.injectFaults())
  },

  async 'kiosk-server-down'(booth) {
    await booth.server.stopKiosk()
    await reload(booth)
    return goesOn(() => booth.server.startKiosk())
  },

  async 'page-reloaded'(booth) {
    await reload(booth)
    return goesOn()
  },

  async 'tab-killed'(booth) {
    const { page } = await booth.kiosk()
    const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()))
    const browser = await page.context().newCDPSession(page)
    // The page that would answer is the one that ends.
    void browser.send('Page.crash').catch(() => undefined)
    await Promise.race([crashed, pause(CRASH_LIMIT_MS)])
    await booth.loseTab()
    return { ...goesOn(), ended: true }
  },

  async 'power-cut'(booth) {
    await booth.device.kill()
    await booth.loseTab()
    return { ...goesOn(), ended: true }
  },

  /** It is taken over between two visits, never in one. */
  async 'update-published'(booth) {
    const mark = booth.publish()
    const kiosk = await booth.kiosk()
    await kiosk.checkForUpdate()
    await until('the update waits', () => kiosk.updateWaits(), UPDATE_LIMIT_MS)
    if ((await markOf(booth)) === mark) throw new Error('The update was taken over in the middle of a visit.')
    return goesOn(async () => {
      await until('the update is taken over', async () => (await markOf(booth)) === mark, UPDATE_LIMIT_MS)
      await booth.ready()
    })
  },

  async 'database-closed'(booth) {
    const { page } = await booth.kiosk()
    const closed = await page.evaluate(() =>
      (window as unknown as { dayCloseDatabase(): number }).dayCloseDatabase(),
    )
    if (closed === 0) throw new Error('The page had no connection to its database.')
    return goesOn()
  },

  async 'context-lost'(booth) {
    const { page } = await booth.kiosk()
    const map = new MapScreen(page)
    await map.untilDrawn()
    await page
      .locator('canvas')
      .first()
      .evaluate((canvas) => {
        const context = (canvas as HTMLCanvasElement).getContext('webgl2')
        if (!context) throw new Error('the map has no WebGL context')
        context.getExtension('WEBGL_lose_context')?.loseContext()
      })
    await until('the map is drawn again', () => map.region.isVisible(), LOST_LIMIT_MS)
    return goesOn()
  },

  /** Nobody repairs it: the next start does. */
  async 'file-lost'(booth) {
    const path = await booth.loseFile()
    return goesOn(async () => {
      await reload(booth)
      await booth.untilCached(path)
    })
  },

  async 'rows-damaged'(booth, random) {
    const { page } = await booth.kiosk()
    await page.evaluate(damageRows, `${DAMAGED}${random.int(0, 1_000_000)}`)
    return goesOn(() => repairRows(booth))
  },
}

/** Readiness names the rows, and its Repair stores them again. */
async function repairRows(booth: DayBooth): Promise<void> {
  const isNamed = ({ failed }: Readiness) => failed.includes(DEMO_DATA)
  if (!isNamed(await askReadiness(booth))) throw new Error('Readiness did not see the damaged row.')
  if (isNamed(await repair(booth))) throw new Error('Repair did not store the damaged row again.')
}

async function reload(booth: DayBooth): Promise<void> {
  const kiosk = await booth.kiosk()
  await kiosk.page.reload({ waitUntil: 'commit' })
  await until('a screen after the reload', () => kiosk.heading.first().isVisible())
}

/** The build whose page is shown. */
async function markOf(booth: DayBooth): Promise<string | null> {
  const { page } = await booth.kiosk()
  return page.locator('html').getAttribute('data-deployed')
}
