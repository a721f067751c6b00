import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Interaction } from '#domain/recording/interaction'
import { ServiceProcess } from '../../../scripts/service/metrics-service/testing/serviceProcess'
import { rowsOf } from '../../drivers/database'
import { Device, KIOSK_ORIGIN, METRICS_ORIGIN } from '../../drivers/device'
import type { Kiosk } from '../../drivers/kiosk'
import { SOFTWARE_WEBGL } from '../../drivers/mapScreen'
import { type MetricsService, prepareMetrics } from '../../drivers/metricsService'
import { type Booth, openBooth } from '../../drivers/server'
import { copySite } from '../../drivers/site'
import { nextBuilds } from '../harness/build'
import { until } from '../harness/wait'
import { DAMAGED } from './page/damageRows'
import { watchDatabase } from './page/watchDatabase'
import { storeBehind } from './serviceStore'

/** Idling is made short by its own setting (docs/contracts.md C4), yet longer than any step of a visit takes here. */
const IDLE = { afterSeconds: 15, countdownSeconds: 3 }
const EVENT = 'A simulated day'
const INSTALL_LIMIT_MS = 120_000
const STEP_LIMIT_MS = 30_000

/** Everything at the booth: the kiosk's device, the server of its build, and the metrics service with its database. */
export class DayBooth {
  private tab: Kiosk | null = null
  private builds = 0
  private readonly next: (mark: string) => void

  private constructor(
    readonly server: Booth,
    readonly metrics: MetricsService,
    readonly service: ServiceProcess,
    readonly device: Device,
    private readonly onCommitted: (row: Interaction) => void,
  ) {
    this.next = nextBuilds(server.site)
  }

  /** Opens the booth that is kept in `folder`, or an empty one. */
  static async open(folder: string, onCommitted: (row: Interaction) => void): Promise<DayBooth> {
    mkdirSync(folder, { recursive: true })
    const service = await ServiceProcess.start({ METRICS_DATA: join(folder, 'service') })
    const metrics = await prepareMetrics(storeBehind(service.url))
    const server = await openBooth(undefined, copySite())
    server.site.configure({ metricsUrl: METRICS_ORIGIN, idle: IDLE, event: EVENT })
    await metrics.start()
    const device = new Device({
      url: KIOSK_ORIGIN,
      port: server.port,
      metricsPort: metrics.port,
      launch: SOFTWARE_WEBGL,
      keptIn: join(folder, 'device'),
      before: watchDatabase,
      allowedOrigins: [METRICS_ORIGIN],
    })
    return new DayBooth(server, metrics, service, device, onCommitted)
  }

  /** The tab of the kiosk; opened anew where there is none, as the device's owner would. */
  async kiosk(): Promise<Kiosk> {
    if (this.tab && !this.tab.page.isClosed()) return this.tab
    const context = await this.device.turnOn()
    // A binding stays for as long as the browser runs.
    await context
      .exposeBinding('dayCommitted', (_, row: Interaction) => {
        if (!row.id.startsWith(DAMAGED)) this.onCommitted(row)
      })
      .catch(() => undefined)
    // The program that runs this file gives functions their names by a helper, which a page lacks.
    await context.addInitScript({ content: 'globalThis.__name ??= (value) => value' })
    context.setDefaultTimeout(STEP_LIMIT_MS)
    this.tab = await this.device.newTab()
    await this.tab.load('/welcome')
    await this.ready()
    return this.tab
  }

  /** Waits for the kiosk to be able to work without a network. */
  async ready(): Promise<void> {
    const tab = this.tab
    await until('offline ready', async () => (await tab?.offlineState()) === 'ready', INSTALL_LIMIT_MS)
  }

  /** The tab is gone; the browser may run on. */
  async loseTab(): Promise<void> {
    const page = this.tab?.page
    this.tab = null
    await page?.close().catch(() => undefined)
  }

  /** The identifier of the visit that the tab is in. */
  async session(): Promise<string | null> {
    const { page } = await this.kiosk()
    const kept = await page.evaluate(() => sessionStorage.getItem('pharos.visit'))
    return kept === null ? null : ((JSON.parse(kept) as { id?: string }).id ?? null)
  }

  /** After a visit that went wrong: everything runs again, in a new tab. */
  async recover(): Promise<void> {
    await this.service.start()
    this.metrics.injectFaults()
    await this.metrics.start()
    await this.server.startKiosk()
    await this.loseTab()
    await this.device.network(true).catch(() => this.device.turnOff())
  }

  /** Loses a file of a screen out of the device's cache. @returns its path */
  async loseFile(): Promise<string> {
    const kiosk = await this.kiosk()
    const path = `/${this.server.site.scriptOf('VehiclesRoute.tsx')}`
    if ((await kiosk.dropFromCache(path)) === 0) throw new Error(`${path} was not in the cache.`)
    return path
  }

  /** Waits until the kiosk has fetched a lost file by itself. */
  async untilCached(path: string): Promise<void> {
    const kiosk = await this.kiosk()
    await until('the file back', async () => (await kiosk.cachedPaths()).includes(path), INSTALL_LIMIT_MS)
    await this.ready()
  }

  /** Serves another build from now on. @returns its mark, which its pages carry */
  publish(): string {
    this.builds += 1
    const mark = `day-${this.builds}-${Date.now()}`
    this.next(mark)
    return mark
  }

  /** Every interaction in the kiosk's database, in the order in which they were recorded; without damaged ones. */
  async held(): Promise<Interaction[]> {
    const { page } = await this.kiosk()
    const rows = (await rowsOf(page, 'interactions')).filter(({ id }) => !id.startsWith(DAMAGED))
    return rows.sort((one, other) => one.seq - other.seq)
  }

  async close(): Promise<void> {
    await this.device.turnOff().catch(() => undefined)
    await this.metrics.stop()
    await this.server.close()
    await this.service.stop()
  }
}
