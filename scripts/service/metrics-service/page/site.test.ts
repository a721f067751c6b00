import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { aGameRun } from '#domain/testing/gameRun'
import type { RunningServer } from '../httpServer'
import { momentIn } from '../report/zone'
import { createMetricsApp } from '../service'
import { createStore, type Sql } from '../store'
import { DRIVERS, post, record, serveApp } from '../testing/service'

describe.each(DRIVERS)('the page about the event on $name', ({ open }) => {
  let sql: Sql
  let drop: () => Promise<void>
  let server: RunningServer

  beforeAll(async () => {
    ;({ sql, drop } = await open())
    const app = createMetricsApp({
      store: await createStore(sql),
      zone: 'America/Toronto',
      readConfig: async () => SHIPPED_CONFIG,
      keepReportMs: () => 0,
    })
    server = await serveApp(app)
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await drop()
  })
  beforeEach(() => sql.script('truncate interactions'))

  const get = async (path: string) => (await fetch(`${server.url}${path}`)).text()
  const csv = async (path: string) => (await get(path)).trimEnd().split('\r\n').slice(1)
  /** One visit's record at a UTC time of 21 November. */
  const happened = (session: string, time: string, action: string, changes: object = {}) => {
    const createdAt = `2026-11-21T${time}.000Z`
    return post(
      server.url,
      record({ sessionIdentifier: session, action, createdAt, updatedAt: createdAt, ...changes }),
    )
  }

  test('counts, and escapes what was sent', async () => {
    const hostile = `<script>alert(1)</script>&"'`
    await post(
      server.url,
      record({ action: hostile, sessionIdentifier: `"><img src=x>`, activationId: hostile, value: 4 }),
    )
    await post(server.url, record({ action: 'Map' }))
    const reply = await fetch(`${server.url}/`)
    const page = await reply.text()
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(page).not.toContain('<script>')
    expect(page).not.toContain('<img')
    expect(page).not.toContain('style=')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;')
    expect(page).toContain('<dt>Visits</dt><dd>2</dd>')
    expect(page).toContain('<dt>Interactions</dt><dd>2</dd>')
    expect(page).toContain('<td class="n">4.0</td>')
    expect(await csv('/charts/languages.csv')).toEqual([
      'English (United States),1',
      'Not in the configuration,1',
    ])
  })

  test('says that nothing came yet', async () => {
    expect(await get('/')).toContain('Nothing yet')
    expect(await get('/charts/hours.svg')).toContain('Nothing yet')
  })

  test('tells visits by the hour of the event, for a day and for all of them', async () => {
    await happened('a', '14:10:00', 'Home')
    await happened('a', '16:00:00', 'Map')
    await happened('b', '14:50:00', 'Home')
    await happened('c', '16:30:00', 'Home')
    // The evening before in Toronto.
    await happened('d', '03:00:00', 'Home')
    expect(await csv('/charts/hours.csv?day=2026-11-21')).toEqual(['09:00,2', '10:00,0', '11:00,1'])
    expect((await csv('/charts/hours.csv')).at(-1)).toBe('22:00,1')
    expect(await csv('/charts/navigation.csv?day=2026-11-21')).toEqual(['Home,3,3', 'Map,1,1'])
    expect(await csv('/charts/navigation.csv?day=2026-11-20')).toEqual(['Home,1,1'])
    expect(await get('/')).toContain('href="/?day=2026-11-20"')
  })

  test('is never led by a time more than a day ahead, which is stored and told', async () => {
    await happened('a', '14:10:00', 'Home')
    for (let year = 9900; year < 9915; year++) {
      const createdAt = `${year}-03-04T10:20:30.000Z`
      await post(server.url, record({ sessionIdentifier: `ahead-${year}`, createdAt, updatedAt: createdAt }))
    }
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await post(server.url, record({ sessionIdentifier: 'soon', createdAt: soon, updatedAt: soon }))
    const page = await get('/')
    const days = [...page.matchAll(/id="day-(\d{4})-/g)].map(([, year]) => year)
    expect(days.slice(0, 3)).toEqual([soon.slice(0, 4), '2026', '9914'])
    expect(page).toContain(`<dt>Last event</dt><dd class="time">${momentIn('America/Toronto', soon)}`)
    expect(page).toMatch(/Newest visits<\/h2>.*?<td class="id">soon<\/td>/s)
    expect(page).toContain('15 visits are dated more than a day ahead')
    expect(page).toContain('<dt>Interactions</dt><dd>17</dd>')
    expect(await csv('/charts/hours.csv?day=9914-03-04')).toHaveLength(1)
  })

  test('adds the steps of a waypoint up, the longest first', async () => {
    await happened('a', '14:00:00', '12-open')
    await happened('a', '14:00:05', '12-close', { value: 5_000 })
    for (const [index, step] of [1, 2, 3].entries()) {
      await happened('a', `14:01:0${index * 2}`, `7.${step}-open`)
      await happened('a', `14:01:0${index * 2 + 1}`, `7.${step}-close`, { value: 4_000 })
    }
    expect(await csv('/charts/waypoints.csv')).toEqual(['7,Map tabs,1,1,12,12', '12,Driver score,1,1,5,5'])
  })

  test('knows language, mode and device by the activation id, each visit once', async () => {
    const ids = ['pharos-ipad-dealer-fr-ca', 'pharos-ipad-tour-fr-ca', 'pharos-web-tour-es-mx']
    for (const [index, activationId] of ids.entries())
      await happened(index < 2 ? 'a' : 'b', `14:00:0${index}`, 'Home', { activationId })
    expect(await csv('/charts/languages.csv')).toEqual(['French (Canada),1', 'Spanish (Mexico),1'])
    expect(await csv('/charts/modes.csv')).toEqual(['Guided demo,2', 'Dealer demo,1'])
    expect(await csv('/charts/devices.csv')).toEqual(['Browser,1', 'iPad,1'])
  })

  test('gives each chart as a picture of its own', async () => {
    await happened('a', '14:10:00', 'Home')
    const reply = await fetch(`${server.url}/charts/navigation.svg`)
    const svg = await reply.text()
    expect(reply.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"')
    expect(svg).toContain('Navigation')
    expect(svg).toContain('Pharos demo booth · All days · as of ')
    expect((await fetch(`${server.url}/charts/unknown.svg`)).status).toBe(404)
  })

  const line = (changes: object) => ({
    activationId: 'pharos-web-fleet-en-us',
    sessionIdentifier: 'a',
    action: 'Home',
    value: null,
    createdAt: '2026-11-21T14:10:00.000Z',
    updatedAt: '2026-11-21T14:10:00.000Z',
    synced: true,
    state: 'sent',
    attempts: 0,
    lastStatus: 201,
    ackAt: '2026-11-21T14:10:05.000Z',
    seq: 1,
    origin: 'kiosk-1',
    handedOver: false,
    ...changes,
  })
  const exported = (header: object, lines: readonly object[]) => {
    const body = lines.map((each) => `${JSON.stringify(each)}\n`).join('')
    const sha256 = createHash('sha256').update(body).digest('hex')
    const head = {
      kind: 'pharos-interactions',
      device: 'kiosk-1',
      build: '1',
      schema: 3,
      exportedAt: '2026-11-21T22:00:00.000Z',
      handOver: false,
      count: lines.length,
      sha256,
      ...header,
    }
    return `${JSON.stringify(head)}\n${body}`
  }
  const send = (texts: readonly string[], headers: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [index, text] of texts.entries()) form.append('file', new File([text], `${index}.ndjson`))
    return fetch(`${server.url}/imports`, { method: 'POST', body: form, headers, redirect: 'manual' })
  }
  const remove = (device: string) =>
    fetch(`${server.url}/imports/remove`, { method: 'POST', body: new URLSearchParams({ device }) })

  test('shows files of kiosks with their time, one leaderboard over all, and stores nothing of them', async () => {
    await happened('a', '14:10:00', 'Home')
    const kim = aGameRun(4_000, { initials: 'KIM' })
    const leo = aGameRun(6_000, { initials: 'LEO' })
    const first = exported({ name: '<b>iPad</b>' }, [
      line({ id: '1' }),
      line({ id: '2', action: 'Map' }),
      line({ id: '3', state: 'pending', synced: false, ackAt: null, sessionIdentifier: 'b' }),
      { kind: 'gameRun', run: kim },
    ])
    const second = exported({ device: 'kiosk-2', exportedAt: '2026-11-21T23:00:00.000Z' }, [
      line({ id: '1' }),
      { kind: 'gameRun', run: { ...kim, origin: 'kiosk-1' } },
      { kind: 'gameRun', run: leo },
      { kind: 'gameRun', run: { ...leo, id: 'broken', score: -1 } },
    ])
    expect((await send([first, second, 'no export'])).status).toBe(303)
    const page = await get('/')
    // Two of the file's records were sent, and one of them is in the table.
    expect(page).toContain(
      '<b>&lt;b&gt;iPad&lt;/b&gt;</b></td><td class="t">2026-11-21 17:00:00</td><td class="n">2</td>',
    )
    expect(page).toContain('<td class="n">2</td><td class="n bad">1</td><td class="n">1</td>')
    expect(page).toContain('<b>2.ndjson</b> This is not a file exported by a kiosk.')
    expect((await csv('/charts/leaderboard-1.csv')).map((row) => row.split(',').toSpliced(3, 3))).toEqual([
      ['1', 'KIM', String(kim.score), '<b>iPad</b>'],
      ['2', 'LEO', String(leo.score), 'kiosk-2'],
    ])
    expect(await csv('/charts/runs.csv')).toEqual([
      '<b>iPad</b>,kiosk-1,2026-11-21T22:00:00.000Z,1,1',
      'kiosk-2,kiosk-2,2026-11-21T23:00:00.000Z,2,2',
    ])
    expect(await sql.query('select 1 from interactions')).toHaveLength(1)

    expect(page).not.toContain('Ways in')

    await send([exported({ exportedAt: '2026-11-20T22:00:00.000Z' }, [])])
    expect(await get('/')).toContain('A newer file of the same kiosk is shown.')
    for (const device of ['kiosk-1', 'kiosk-2']) await remove(device)
    expect(await get('/')).not.toContain('kiosk-2')
  })

  test('tells ways in and starts from the visits of the files, each once, beside what was posted', async () => {
    const visit = (id: string, changes: object = {}) => ({
      kind: 'visit',
      visit: {
        id,
        startedAt: '2026-11-21T14:00:00.000Z',
        endedAt: null,
        waysIn: [],
        touched: true,
        entered: true,
        staff: false,
        origin: 'kiosk-1',
        ...changes,
      },
    })
    const first = exported({ schema: 4 }, [
      line({ id: '1', sessionIdentifier: 'recorded' }),
      visit('recorded', { waysIn: ['game'], entered: false }),
      visit('both', { waysIn: ['fleet', 'game'] }),
      visit('linked'),
      visit('nobody', { touched: false, entered: false }),
      visit('staff', { entered: false, staff: true }),
    ])
    const second = exported({ schema: 4, device: 'kiosk-2' }, [
      visit('both', { waysIn: ['fleet'] }),
      visit('other', { waysIn: ['fleet'], origin: 'kiosk-2' }),
    ])
    await send([first, second, exported({ device: 'old' }, [])])
    expect(await csv('/charts/ways.csv')).toEqual(['Full fleet demo,2', 'Fleet Hero,2', 'None of these,1'])
    expect(await csv('/charts/starts.csv')).toEqual([
      'A visitor came,4',
      'Nobody touched the screen,1',
      'Staff only,1',
    ])
    const page = await get('/')
    expect(page).toContain('4 visits, each counted for every way that it took. 1 file of an older version')
    expect(page).toContain('<dt>Visits</dt><dd>0</dd>')
    for (const device of ['kiosk-1', 'kiosk-2', 'old']) await remove(device)
    expect(await get('/')).not.toContain('Ways in')
  })

  test("takes no form of another site's page", async () => {
    const file = exported({}, [])
    expect((await send([file], { Origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send([file], { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect(await get('/')).not.toContain('h-kiosks')
  })
})
