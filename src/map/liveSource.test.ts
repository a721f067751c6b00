import type { Map as MapLibre } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { pointFeature } from './geo'
import { liveSource } from './liveSource'

/** A map whose worker answers on demand. */
function mapWithSlowWorker() {
  const sent: unknown[] = []
  let answer = () => {}
  const setData = (data: { features: { properties: unknown }[] }) => {
    sent.push(data.features[0]?.properties)
    return new Promise<void>((resolve) => {
      answer = resolve
    })
  }
  const map = { style: {}, getSource: () => ({ setData }) } as unknown as MapLibre
  return { map, sent, answer: () => settle(answer) }
}

/** Runs `work` and lets pending promises settle. */
async function settle(work: () => void = () => {}): Promise<void> {
  work()
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
}

const at = (n: number) => [pointFeature([0, 0], { n })]

describe('a source fed without React', () => {
  it('has one update in flight, and of what waits only the newest', async () => {
    const { map, sent, answer } = mapWithSlowWorker()
    const source = liveSource('room-x')
    for (const n of [1, 2, 3]) source.send(map, at(n))
    expect(sent).toEqual([{ n: 1 }])
    await answer()
    expect(sent).toEqual([{ n: 1 }, { n: 3 }])
    await answer()
    expect(sent).toHaveLength(2)
  })

  it('holds what was sent before there was a map', () => {
    const source = liveSource('room-x')
    source.send(undefined, at(4))
    expect(source.data.features[0]?.properties).toEqual({ n: 4 })
  })

  it('goes on after an update that failed', async () => {
    const source = liveSource('room-x')
    const broken = { style: {}, getSource: () => ({ setData: () => Promise.reject(new Error('gone')) }) }
    source.send(broken as unknown as MapLibre, at(1))
    await settle()
    const { map, sent } = mapWithSlowWorker()
    source.send(map, at(2))
    expect(sent).toEqual([{ n: 2 }])
  })
})
