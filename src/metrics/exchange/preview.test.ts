import { expect, it } from 'vitest'
import { device, NOW, usedDevice } from '../testing/devices'
import { exportHandOver, exportNdjson, importNdjson, previewNdjson } from './exchange'

it('a preview says what the import then does, and changes nothing', async () => {
  const [from, to] = [await usedDevice('kiosk-1'), await device('kiosk-2')]
  const { text } = await exportNdjson({ ...from.parts, deviceName: 'iPad 3' }, NOW)
  expect(await previewNdjson(to.parts, text)).toEqual({
    ok: true,
    count: 3,
    added: 3,
    changed: 0,
    newRuns: 0,
    newVisits: 0,
    toSend: 0,
    fromDevice: 'kiosk-1',
    fromName: 'iPad 3',
    exportedAt: new Date(NOW).toISOString(),
    handOver: false,
  })
  expect(await to.kiosk.rows()).toEqual([])
  expect(await importNdjson(to.parts, text)).toMatchObject({ added: 3, changed: 0 })
  expect(await previewNdjson(to.parts, text)).toMatchObject({ added: 0, changed: 0 })
})

it('of a hand-over says how many records this kiosk would send, and at its source none', async () => {
  const [from, to] = [await usedDevice('kiosk-1'), await device('kiosk-2')]
  const { text } = await exportHandOver(from.parts, NOW)
  expect(await previewNdjson(to.parts, text)).toMatchObject({ handOver: true, toSend: 1 })
  expect(await previewNdjson(from.parts, text)).toMatchObject({ added: 0, changed: 0, toSend: 0 })
})

it('of a broken file says why, and of two kiosks in both orders twice nothing is new at last', async () => {
  const [a, b] = [await usedDevice('a'), await usedDevice('b')]
  expect(await previewNdjson(a.parts, 'no export')).toEqual({ ok: false, reason: 'not-an-export' })
  for (let round = 0; round < 2; round += 1) {
    await importNdjson(a.parts, (await exportNdjson(b.parts, NOW)).text)
    await importNdjson(b.parts, (await exportNdjson(a.parts, NOW)).text)
  }
  for (const [into, from] of [
    [a, b],
    [b, a],
  ] as const) {
    const { text } = await exportNdjson(from.parts, NOW)
    expect(await previewNdjson(into.parts, text)).toMatchObject({ count: 6, added: 0, changed: 0 })
  }
})
