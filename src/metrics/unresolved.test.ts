import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIG, type KioskConfig, SHIPPED_CONFIG } from '#domain/device/config'
import { FLEET_MODE, withMode } from '#domain/device/mode'
import { exportHandOver, exportNdjson, importNdjson } from './exchange/exchange'
import { contextOf, createTestKiosk, SESSION, type Tab } from './testing/testKiosk'

const NOW = Date.UTC(2026, 10, 21, 9)
/** A file of an older build: it does not say which ids records have. */
const WITHOUT_IDS: KioskConfig = { ...SHIPPED_CONFIG, activationIds: undefined }
const DEALER_IN_FRENCH = {
  sessionIdentifier: SESSION,
  mode: withMode(FLEET_MODE, 'dealer'),
  locale: 'fr-CA',
  device: 'ipad',
} as const

async function kioskWith(config: KioskConfig) {
  const kiosk = createTestKiosk()
  const tab = await kiosk.openTab({ config })
  return { kiosk, tab, arrived: () => kiosk.receiver.arrivals.map(({ record }) => record) }
}
const partsOf = (tab: Tab, deviceId: string) => ({
  archive: tab.archive,
  runs: tab.runs,
  visits: tab.visits,
  deviceId,
  build: 'test',
})

describe('while no configuration says the activation ids', () => {
  it('an event is in the database, with the mode, language and device it had', async () => {
    const { kiosk, tab } = await kioskWith(WITHOUT_IDS)
    expect(await tab.recorder.record('Home', null, DEALER_IN_FRENCH)).toBe(true)
    const { sessionIdentifier: _, ...context } = DEALER_IN_FRENCH
    expect(await kiosk.rows()).toMatchObject([{ state: 'unresolved', synced: 0, activationId: '', context }])
  })

  it('nothing is sent', async () => {
    const { kiosk, tab, arrived } = await kioskWith(WITHOUT_IDS)
    await kiosk.event(tab, 'Home')
    void tab.delivery.sendNow()
    await kiosk.time.pass(600_000)
    expect(arrived()).toEqual([])
  })

  it('an event counts as waiting', async () => {
    const { kiosk, tab } = await kioskWith(DEFAULT_CONFIG)
    await kiosk.event(tab, 'Home')
    expect(await tab.archive.counts()).toMatchObject({
      pending: 1,
      unresolved: 1,
      oldestPendingAt: '2026-11-21T09:00:00.000Z',
    })
  })
})

describe('when the configuration says them', () => {
  it('what waited in the database is delivered under the ids of its own moment, first of all', async () => {
    const { kiosk, tab, arrived } = await kioskWith(WITHOUT_IDS)
    await tab.recorder.record('Home', null, DEALER_IN_FRENCH)
    tab.configure(SHIPPED_CONFIG)
    await kiosk.event(tab, 'Users')
    await kiosk.time.pass(20_000)
    expect(arrived().map(({ action, activationId }) => [action, activationId])).toEqual([
      ['Home', 'pharos-ipad-dealer-fr-ca'],
      ['Users', 'pharos-web-fleet-en-us'],
    ])
  })

  it('after a restart it is delivered too', async () => {
    const { kiosk, tab, arrived } = await kioskWith(WITHOUT_IDS)
    await tab.recorder.record('Home', null, DEALER_IN_FRENCH)
    tab.kill()
    await kiosk.openTab()
    await kiosk.time.pass(20_000)
    expect(arrived().map(({ activationId }) => activationId)).toEqual(['pharos-ipad-dealer-fr-ca'])
    expect(await kiosk.rows()).toMatchObject([{ state: 'sent' }])
    expect((await kiosk.rows())[0]).not.toHaveProperty('context')
  })

  it('a record whose moment has an empty id is not tracked', async () => {
    const { kiosk, tab, arrived } = await kioskWith(WITHOUT_IDS)
    await kiosk.event(tab, 'Home')
    const { web, ipad } = SHIPPED_CONFIG.activationIds
    tab.configure({ ...SHIPPED_CONFIG, activationIds: { ipad, web: { ...web, fleet: { 'en-US': '' } } } })
    await kiosk.time.pass(600_000)
    expect([await kiosk.rows(), arrived()]).toEqual([[], []])
  })
})

describe('an export with records that wait for a configuration', () => {
  async function waiting() {
    const { kiosk, tab } = await kioskWith(WITHOUT_IDS)
    await tab.recorder.record('Home', null, DEALER_IN_FRENCH)
    return { kiosk, tab }
  }

  it('is delivered by the importer under the ids of its configuration', async () => {
    const [source, target] = [await waiting(), await kioskWith(SHIPPED_CONFIG)]
    const { text, handedOver } = await exportHandOver(partsOf(source.tab, 'a'), NOW)
    expect(await importNdjson(partsOf(target.tab, 'b'), text)).toMatchObject({ ok: true, added: 1 })
    await target.kiosk.time.pass(600_000)
    expect([handedOver, target.arrived().map(({ activationId }) => activationId)]).toEqual([
      1,
      ['pharos-ipad-dealer-fr-ca'],
    ])
  })

  it('brings the outcome back to where it came from', async () => {
    const [source, target] = [await waiting(), await kioskWith(SHIPPED_CONFIG)]
    const sent = await exportHandOver(partsOf(source.tab, 'a'), NOW)
    await importNdjson(partsOf(target.tab, 'b'), sent.text)
    await target.kiosk.time.pass(600_000)
    await importNdjson(partsOf(source.tab, 'a'), (await exportNdjson(partsOf(target.tab, 'b'), NOW)).text)
    expect(await source.kiosk.rows()).toMatchObject([
      { state: 'sent', synced: 1, activationId: 'pharos-ipad-dealer-fr-ca' },
    ])
    expect((await source.kiosk.rows())[0]).not.toHaveProperty('context')
  })

  it('says by its schema that an older kiosk cannot read it, and only then', async () => {
    const [withWaiting, plain] = [await waiting(), await kioskWith(SHIPPED_CONFIG)]
    await plain.tab.recorder.record('Home', null, contextOf())
    const schemaOf = async (tab: Tab) =>
      JSON.parse((await exportNdjson(partsOf(tab, 'a'), NOW)).text.split('\n')[0] ?? '').schema
    expect([await schemaOf(withWaiting.tab), await schemaOf(plain.tab)]).toEqual([2, 1])
  })
})
