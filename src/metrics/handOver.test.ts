import { describe, expect, it } from 'vitest'
import { exportHandOver, exportNdjson, importNdjson } from './exchange/exchange'
import { type Device, device, NOW, usedDevice } from './testing/devices'

describe('who delivers', () => {
  const actions = ({ kiosk }: Device) => kiosk.receiver.arrivals.map(({ record }) => record.action)
  async function deliver({ kiosk, tab }: Device) {
    void tab.delivery.start()
    await kiosk.time.pass(20_000)
  }

  it('an imported row is only shown', async () => {
    const [a, b] = [await usedDevice('a'), await device('b')]
    await importNdjson(b.parts, (await exportNdjson(a.parts, NOW)).text)
    await deliver(b)
    await deliver(a)
    expect([actions(a), actions(b)]).toEqual([['Users'], []])
  })

  it('a row that was handed over is delivered by the importer, and not at the source', async () => {
    const [a, b] = [await usedDevice('a'), await device('b')]
    const { text, handedOver } = await exportHandOver(a.parts, NOW)
    await importNdjson(b.parts, text)
    await deliver(a)
    await deliver(b)
    expect([handedOver, actions(a), actions(b)]).toEqual([1, [], ['Users']])
  })

  it('the wire shows nothing of the hand-over', async () => {
    const [a, b] = [await usedDevice('a'), await device('b')]
    const [, , row] = await a.kiosk.rows()
    await importNdjson(b.parts, (await exportHandOver(a.parts, NOW)).text)
    await deliver(b)
    const { activationId, sessionIdentifier, action, value, createdAt, updatedAt } =
      row ?? ({} as NonNullable<typeof row>)
    expect(b.kiosk.receiver.arrivals[0]?.body).toBe(
      JSON.stringify({ activationId, sessionIdentifier, action, value, createdAt, updatedAt }),
    )
  })

  it('a hand-over that is taken back is delivered at the source', async () => {
    const a = await usedDevice('a')
    await exportHandOver(a.parts, NOW)
    await a.tab.archive.takeBack()
    await deliver(a)
    expect(actions(a)).toEqual(['Users'])
  })

  it('a hand-over whose file nobody kept marks nothing', async () => {
    const a = await usedDevice('a')
    await exportHandOver(a.parts, NOW, async () => false)
    await deliver(a)
    expect(actions(a)).toEqual(['Users'])
  })

  it('a hand-over that staff are asked about marks nothing before the answer', async () => {
    const a = await usedDevice('a')
    const marked = async () => (await a.kiosk.rows()).filter(({ handedOver }) => handedOver === 1).length
    await exportHandOver(a.parts, NOW, async () => {
      expect(await marked()).toBe(0)
      return true
    })
    expect(await marked()).toBe(1)
  })

  it('a hand-over of which no file was made marks nothing, and an earlier one stays', async () => {
    const a = await usedDevice('a')
    await exportHandOver(a.parts, NOW)
    await a.kiosk.event(a.tab, 'Reports', 'visit-a')
    const broken = { ...a.parts, runs: { all: () => Promise.reject(new Error('storage')) } }
    await expect(exportHandOver(broken, NOW)).rejects.toThrow('storage')
    await deliver(a)
    expect(actions(a)).toEqual(['Reports'])
  })

  it('a plain export of rows that were handed over hands nothing over', async () => {
    const [a, c] = [await usedDevice('a'), await device('c')]
    await exportHandOver(a.parts, NOW)
    await importNdjson(c.parts, (await exportNdjson(a.parts, NOW)).text)
    await deliver(c)
    expect(actions(c)).toEqual([])
  })

  it('a second hand-over does not hand the same rows to a second device', async () => {
    const [a, c] = [await usedDevice('a'), await device('c')]
    await exportHandOver(a.parts, NOW)
    const second = await exportHandOver(a.parts, NOW)
    await importNdjson(c.parts, second.text)
    await deliver(c)
    expect([second.handedOver, actions(c)]).toEqual([0, []])
  })

  it('what is recorded after a hand-over is delivered at the source', async () => {
    const a = await usedDevice('a')
    await exportHandOver(a.parts, NOW)
    await a.kiosk.event(a.tab, 'Reports', 'visit-a')
    await deliver(a)
    expect(actions(a)).toEqual(['Reports'])
  })

  it('a device that passes a taken-over row on still delivers it itself', async () => {
    const [a, b, c] = [await usedDevice('a'), await device('b'), await device('c')]
    await importNdjson(b.parts, (await exportHandOver(a.parts, NOW)).text)
    await importNdjson(c.parts, (await exportHandOver(b.parts, NOW)).text)
    for (const each of [a, b, c]) await deliver(each)
    expect([actions(a), actions(b), actions(c)]).toEqual([[], ['Users'], []])
  })

  it('a hand-over imported twice is delivered once', async () => {
    const [a, b] = [await usedDevice('a'), await device('b')]
    const { text } = await exportHandOver(a.parts, NOW)
    await importNdjson(b.parts, text)
    await deliver(b)
    await importNdjson(b.parts, text)
    b.tab.delivery.wake('recorded')
    await b.kiosk.time.pass(20_000)
    expect(actions(b)).toEqual(['Users'])
  })
})
