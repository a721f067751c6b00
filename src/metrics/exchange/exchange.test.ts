import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { device, NOW, usedDevice } from '../testing/devices'
import { HTML_PAGE } from '../testing/receiver'
import { COLUMNS, exportCsv, exportNdjson, importNdjson } from './exchange'
import { sha256Hex } from './sha256'

const lines = (text: string) => text.trimEnd().split('\n')
const header = (text: string) => JSON.parse(lines(text)[0] ?? '') as Record<string, unknown>
const rowsOf = (text: string) =>
  lines(text)
    .slice(1)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** The same export with its lines changed and a header that fits them again. */
async function tampered(
  text: string,
  change: (body: string[]) => string[],
  head: object = {},
): Promise<string> {
  const body = change(lines(text).slice(1))
    .map((line) => `${line}\n`)
    .join('')
  const count = body === '' ? 0 : lines(body).length
  return `${JSON.stringify({ ...header(text), count, sha256: await sha256Hex(body), ...head })}\n${body}`
}

describe('an NDJSON export', () => {
  it('describes its content in its first line', async () => {
    const { parts } = await usedDevice('kiosk-1')
    const { text } = await exportNdjson(parts, NOW)
    const body = text.slice(text.indexOf('\n') + 1)
    expect(header(text)).toEqual({
      kind: 'pharos-interactions',
      device: 'kiosk-1',
      build: '1.0.0+test',
      schema: 1,
      exportedAt: '2026-11-21T10:00:00.000Z',
      handOver: false,
      count: 3,
      sha256: createHash('sha256').update(body).digest('hex'),
    })
  })

  it('has one order of columns, and synced as true or false', async () => {
    const { parts } = await usedDevice('kiosk-1')
    const rows = rowsOf((await exportNdjson(parts, NOW)).text)
    for (const row of rows) expect(Object.keys(row)).toEqual([...COLUMNS])
    expect(rows.map(({ synced, state }) => [synced, state])).toEqual([
      [true, 'sent'],
      [false, 'refused'],
      [false, 'pending'],
    ])
  })

  it('holds all rows of a table longer than a page', async () => {
    const { tab, parts } = await device('kiosk-1')
    const createdAt = '2026-11-21T09:00:00.000Z'
    const event = { activationId: 'act', sessionIdentifier: 'v', action: 'Home', value: null, createdAt }
    await tab.store.append(Array.from({ length: 1_001 }, (_, n) => ({ ...event, id: `id-${n}` })))
    expect((await exportNdjson(parts, NOW)).count).toBe(1_001)
  })

  it('of an empty table can be imported', async () => {
    const { parts } = await device('kiosk-1')
    const { text } = await exportNdjson(parts, NOW)
    expect(await importNdjson((await device('kiosk-2')).parts, text)).toMatchObject({ ok: true, count: 0 })
  })
})

describe('a CSV export', () => {
  it('has the same columns in the same order', async () => {
    const { parts, ids } = await usedDevice('kiosk-1')
    const [names, first] = (await exportCsv(parts)).text.split('\r\n')
    expect(names).toBe(COLUMNS.join(','))
    const at = '2026-11-21T09:00:00.000Z'
    expect(first).toBe(
      `${ids[0]},pharos-web-fleet-en-us,visit-kiosk-1,Home,,${at},${at},true,sent,0,201,2026-11-21T09:00:05.000Z,1,kiosk-1,false`,
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['=a,"b"', '"\'=a,""b"""'],
  ])('%s is written as %s', async (action, cell) => {
    const { kiosk, tab, parts } = await device('kiosk-1')
    await kiosk.event(tab, action, 'v')
    expect((await exportCsv(parts)).text).toContain(`,v,${cell},,`)
  })

  it('leaves a number below 0 a number', async () => {
    const { kiosk, tab, parts } = await device('kiosk-1')
    await kiosk.event(tab, 'a', 'v', -5)
    expect((await exportCsv(parts)).text).toContain(',a,-5,')
  })
})

describe('an import', () => {
  it('brings the rows with their origin', async () => {
    const from = await usedDevice('kiosk-1')
    const to = await device('kiosk-2')
    const { text } = await exportNdjson(from.parts, NOW)
    expect(await importNdjson(to.parts, text)).toEqual({
      ok: true,
      count: 3,
      added: 3,
      changed: 0,
      addedRuns: 0,
      addedVisits: 0,
      fromDevice: 'kiosk-1',
      handOver: false,
    })
    expect(await to.kiosk.rows()).toEqual(
      (await from.kiosk.rows()).map((row) => ({ ...row, origin: 'kiosk-1' })),
    )
  })

  it('keeps the first origin', async () => {
    const [a, b, c] = [await usedDevice('a'), await device('b'), await device('c')]
    await importNdjson(b.parts, (await exportNdjson(a.parts, NOW)).text)
    await importNdjson(c.parts, (await exportNdjson(b.parts, NOW)).text)
    expect(new Set((await c.kiosk.rows()).map(({ origin }) => origin))).toEqual(new Set(['a']))
  })

  it('brings an acknowledgement back to its origin', async () => {
    const [a, b] = [await usedDevice('a'), await device('b')]
    await importNdjson(b.parts, (await exportNdjson(a.parts, NOW)).text)
    await b.tab.store.markDelivered(a.ids[2] ?? '', 201, '2026-11-21T11:00:00.000Z')
    await importNdjson(a.parts, (await exportNdjson(b.parts, NOW)).text)
    expect((await a.kiosk.rows())[2]).toMatchObject({
      state: 'sent',
      synced: 1,
      ackAt: '2026-11-21T11:00:00.000Z',
    })
    expect((await a.kiosk.rows())[2]).not.toHaveProperty('origin')
  })

  it('gives the same table on two devices, in any order', async () => {
    const [a, b] = [await usedDevice('a'), await usedDevice('b')]
    const [x, y] = [await device('x'), await device('y')]
    const files = [(await exportNdjson(a.parts, NOW)).text, (await exportNdjson(b.parts, NOW)).text]
    for (const file of files) await importNdjson(x.parts, file)
    for (const file of [...files].reverse()) await importNdjson(y.parts, file)
    expect(await x.kiosk.rows()).toEqual(await y.kiosk.rows())
  })
})

describe('a broken file is refused as a whole:', () => {
  async function refusal(change: (text: string) => string | Promise<string>) {
    const { text } = await exportNdjson((await usedDevice('kiosk-1')).parts, NOW)
    const to = await device('kiosk-2')
    const result = await importNdjson(to.parts, await change(text))
    expect(await to.kiosk.rows()).toEqual([])
    return result
  }
  const edit = (changes: object) => (text: string) =>
    tampered(text, ([first = '', second = '', ...rest]) => [
      first,
      JSON.stringify({ ...JSON.parse(second), ...changes }),
      ...rest,
    ])

  it.each([
    ['nothing', ''],
    ['a page', HTML_PAGE],
    ['other JSON', '{"a":1}\n'],
    ['no line break', '{'],
  ])('%s is not an export', async (_, text) => {
    expect(await refusal(() => text)).toEqual({ ok: false, reason: 'not-an-export' })
  })

  it('a newer schema', async () => {
    expect(await refusal((text) => tampered(text, (body) => body, { schema: 5 }))).toEqual({
      ok: false,
      reason: 'newer-schema',
    })
  })

  it('a line is missing', async () => {
    expect(await refusal((text) => `${lines(text).slice(0, -1).join('\n')}\n`)).toEqual({
      ok: false,
      reason: 'wrong-count',
    })
  })

  it('a character was changed', async () => {
    expect(await refusal((text) => text.replace('"Map"', '"Mop"'))).toEqual({
      ok: false,
      reason: 'wrong-hash',
    })
  })

  it.each([
    ['a field of a wrong type', { seq: 'one' }],
    ['a time that is none', { createdAt: '2026-13-45T09:00:00.000Z' }],
    ['a local time', { createdAt: '2026-11-21T09:00:00+01:00' }],
    ['a state that we do not know', { state: 'lost' }],
    ['synced without being sent', { synced: true }],
    ['an empty action', { action: '' }],
    ['a value that is text', { value: '5' }],
    ['no id', { id: undefined }],
  ])('%s, and it says in which line', async (_, changes) => {
    expect(await refusal(edit(changes))).toEqual({ ok: false, reason: 'broken-line', line: 3 })
  })

  it('two rows with one id', async () => {
    expect(await refusal((text) => tampered(text, ([first = '']) => [first, first]))).toEqual({
      ok: false,
      reason: 'repeated-id',
      line: 3,
    })
  })
})

it('our SHA-256 and the platform agree', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      const expected = createHash('sha256').update(text, 'utf8').digest('hex')
      expect(await sha256Hex(text, null)).toBe(expected)
      expect(await sha256Hex(text)).toBe(expected)
    }),
  ))
