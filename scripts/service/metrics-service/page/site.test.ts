import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { aGameRun } from '#domain/testing/gameRun'
import type { RunningServer } from '../httpServer'
import { NO_NAMES, type ReadNames } from '../report/names'
import { momentIn } from '../report/zone'
import { createMetricsApp } from '../service'
import { createStore, type Sql } from '../store'
import { DRIVERS, post, record, serveApp } from '../testing/service'

describe.each(DRIVERS)('the page about the event on $name', ({ open }) => {
  let sql: Sql
  let drop: () => Promise<void>
  let server: RunningServer
  let names: ReadNames

  beforeAll(async () => {
    ;({ sql, drop } = await open())
    const app = createMetricsApp({
      store: await createStore(sql),
      zone: 'America/Toronto',
      readConfig: async () => SHIPPED_CONFIG,
      readNames: async () => names,
      keepReportMs: () => 0,
    })
    server = await serveApp(app)
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await drop()
  })
  beforeEach(() => {
    names = NO_NAMES
    return sql.script('truncate interactions')
  })

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

  test('adds the steps of a hint up, the most opened and longest first', async () => {
    await happened('a', '14:00:00', '12-open')
    await happened('a', '14:00:05', '12-close', { value: 5_000 })
    for (const [index, step] of [1, 2, 3].entries()) {
      await happened('a', `14:01:0${index * 2}`, `7.${step}-open`)
      await happened('a', `14:01:0${index * 2 + 1}`, `7.${step}-close`, { value: 4_000 })
    }
    expect(await csv('/charts/hints.csv')).toEqual(['Map tabs,1,1,12', 'Driver score,1,1,5'])
  })

  test('knows language, mode and device by the activation id, each visit once', async () => {
    const ids = ['pharos-ipad-dealer-fr-ca', 'pharos-ipad-tour-fr-ca', 'pharos-web-tour-es-mx']
    for (const [index, activationId] of ids.entries())
      await happened(index < 2 ? 'a' : 'b', `14:00:0${index}`, 'Home', { activationId })
    expect(await csv('/charts/languages.csv')).toEqual(['French (Canada),1', 'Spanish (Mexico),1'])
    expect(await csv('/charts/modes.csv')).toEqual(['Guided demo,2', 'Dealer demo,1'])
    expect(await csv('/charts/devices.csv')).toEqual(['Browser,1', 'iPad,1'])
  })

  /** Three visits of 21 November in Toronto, and one of the evening before. */
  async function twoDays() {
    await happened('a', '14:10:00', 'Map')
    await happened('a', '14:10:05', '3-open')
    await happened('a', '14:10:15', '3-close', { value: 10_000 })
    await happened('a', '14:10:40', 'Vehicles')
    await happened('a', '14:12:00', 'Reset', { value: 125 })
    await happened('b', '15:00:00', 'Home')
    await happened('b', '15:01:00', 'Reset', { value: 75 })
    await happened('c', '15:30:00', '4.1-open')
    await happened('d', '03:00:00', 'Map')
    await happened('d', '03:00:30', 'Reset', { value: 30 })
  }
  const tile = (page: string, label: string) =>
    new RegExp(`<dt>${label}</dt><dd>(.*?)</dd><dd class="basis">(.*?)</dd>`).exec(page)?.slice(1)

  test('answers what a lead asks first, with what each answer rests on', async () => {
    await twoDays()
    const page = await get('/?day=2026-11-21')
    expect(page).toContain('<h2 id="h-answers">Saturday, November 21, 2026</h2>')
    expect(tile(page, 'Visits')).toEqual(['3', 'busiest: 2 between 10 and 11 AM'])
    expect(tile(page, 'Usual length')).toEqual(['1 min 40 s', 'known for 2 visits'])
    expect(tile(page, 'Opened a hint')).toEqual(['67%', '2 of 3 visits'])
    expect(tile(page, 'Hints finished')).toEqual(['50%', '1 of 2 opened'])
    expect(page).toContain('Visitors stayed longest in Vehicles: about 1 min 20 s.')
    expect(page).toContain('It rests on 2 of 3 visits (67%):')
    expect(await csv('/charts/rooms.csv?day=2026-11-21')).toEqual([
      'Vehicles,1,1,80',
      'Home,1,1,60',
      'Map,1,1,40',
    ])
    expect((await csv('/charts/lengths.csv?day=2026-11-21'))[2]).toBe('1 to 2 min,1')
    expect(await csv('/charts/days.csv')).toEqual(['2026-11-20,1', '2026-11-21,3'])
  })

  test('shows two days beside each other, every figure with both values', async () => {
    await twoDays()
    const page = await get('/?day=2026-11-21&with=2026-11-20')
    const row = (label: string) =>
      new RegExp(`<th scope="row">${label}</th><td[^>]*>([^<]*).*?</td><td[^>]*>([^<]*)`).exec(page)?.slice(1)
    expect(row('Visits')).toEqual(['3', '1'])
    expect(row('Usual length of a visit \\(median\\)')).toEqual(['1 min 40 s', '30 s'])
    expect(row('Map')).toEqual(['40 s, 1 visit', '30 s, 1 visit'])
    expect(row('Vehicle search')).toEqual(['1, 1 finished', '–'])
    expect(row('22:00')).toEqual(['–', '1'])
    expect(await get('/?day=2026-11-21&with=nothing')).not.toContain('class="beside"')
  })

  test('knows events, kiosks and ids by the names file, and says what is wrong with it', async () => {
    await twoDays()
    await happened('a', '14:12:01', 'Home', { activationId: 'other' })
    names = { ...NO_NAMES, events: { 'Expo <1>': ['2026-11-20'] }, activationIds: { other: 'North hall' } }
    const page = await get('/?day=Expo+%3C1%3E')
    expect(page).toContain('href="/?day=Expo+%3C1%3E" aria-current="page"')
    expect(page).toContain('<h2 id="h-answers">Expo &lt;1&gt;</h2>')
    expect(tile(page, 'Visits')?.[0]).toBe('1')
    expect(await csv('/charts/activations.csv')).toEqual(['Without a name,4', 'North hall,1'])
    names = { ...NO_NAMES, problem: 'The names file is not used: it is not JSON.' }
    expect(await get('/')).toContain('<p class="hint">The names file is not used: it is not JSON.</p>')
  })

  test('gives all figures as a workbook with numbers and days as such', async () => {
    await twoDays()
    const reply = await fetch(`${server.url}/event.xlsx`)
    expect(reply.headers.get('Content-Type')).toContain('spreadsheetml.sheet')
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    const part = (path: string) => strFromU8(files[path] ?? new Uint8Array())
    const figures = part('xl/worksheets/sheet1.xml')
    expect(figures).toMatch(/<c r="B\d+"[^>]*><v>4<\/v>/)
    // 20 November 2026 as a spreadsheet counts days.
    expect(part('xl/worksheets/sheet2.xml')).toMatch(/<c r="A2"[^>]*><v>46346<\/v><\/c><c r="B2"[^>]*><v>1</)
    expect(part('xl/workbook.xml')).toContain('name="Visits by day"')
    const both = await fetch(`${server.url}/event.xlsx?day=2026-11-21&with=2026-11-20`)
    const sheets = unzipSync(new Uint8Array(await both.arrayBuffer()))
    expect(strFromU8(sheets['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('Fri, Nov 20')
  })

  test('gives each chart as a picture of its own', async () => {
    await happened('a', '14:10:00', 'Home')
    const reply = await fetch(`${server.url}/charts/navigation.svg`)
    const svg = await reply.text()
    expect(reply.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"')
    expect(svg).toContain('What people opened')
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
    const other = '/charts/ways.csv?day='
    expect(await csv(`${other}2026-11-21`)).toHaveLength(3)
    expect(await csv(`${other}2026-11-22`)).toEqual([])
    expect(tile(page, 'Starts nobody touched')).toEqual(['1', 'of 6, by the files of kiosks'])
    for (const device of ['kiosk-1', 'kiosk-2', 'old']) await remove(device)
    expect(await get('/')).not.toContain('Ways in')
  })

  test('tells how runs of the game ended, their titles, and kiosks by their names', async () => {
    const device = 'c7ead43d-68a4-410c-8db7-9eb2431918e9'
    const runs = [aGameRun(4_000), aGameRun(9_000)]
    await send([
      exported(
        { device },
        runs.map((run) => ({ kind: 'gameRun', run })),
      ),
    ])
    expect(await csv('/charts/ends.csv')).toEqual(['Finished all prompts in time,1', 'Time ran out,1'])
    const titles = await csv('/charts/titles.csv')
    expect(titles.map((row) => Number(row.split(',')[2])).reduce((sum, count) => sum + count)).toBe(2)
    expect(titles.filter((row) => row.endsWith(',0'))).toHaveLength(3)
    expect(await get('/')).toContain('Unnamed kiosk c7ead43d')
    names = { ...NO_NAMES, kiosks: { [device]: 'North hall' } }
    const page = await get('/')
    expect(page).toContain('<b>North hall</b>')
    expect(tile(page, 'Runs of Fleet Hero')).toEqual(['2', '1 finished all prompts, by the files of kiosks'])
    await remove(device)
  })

  test("takes no form of another site's page", async () => {
    const file = exported({}, [])
    expect((await send([file], { Origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send([file], { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect(await get('/')).not.toContain('h-kiosks')
  })
})
