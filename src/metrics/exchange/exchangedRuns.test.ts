import { expect, it } from 'vitest'
import { aGameRun } from '#domain/testing/gameRun'
import { device, NOW } from '../testing/devices'
import { exportNdjson, importNdjson } from './exchange'

it('runs of the game go along and are united by id, in any order', async () => {
  const [a, b, x, y] = [await device('a'), await device('b'), await device('x'), await device('y')]
  await a.parts.archive.unite([], 'a', [aGameRun(4_000), aGameRun(5_000)])
  await b.parts.archive.unite([], 'b', [aGameRun(5_000, { initials: 'KIM' }), aGameRun(6_000, { hidden: 1 })])
  const files = [(await exportNdjson(a.parts, NOW)).text, (await exportNdjson(b.parts, NOW)).text]
  for (const file of [...files, ...files]) await importNdjson(x.parts, file)
  for (const file of [...files].reverse()) await importNdjson(y.parts, file)
  expect(await x.parts.runs.all()).toEqual([
    aGameRun(4_000, { origin: 'a' }),
    aGameRun(5_000, { initials: 'KIM', origin: 'a' }),
    aGameRun(6_000, { hidden: 1, origin: 'b' }),
  ])
  expect(await y.parts.runs.all()).toEqual(await x.parts.runs.all())
})

it('counts the runs that are new here, apart from the records', async () => {
  const [a, b] = [await device('a'), await device('b')]
  await a.parts.archive.unite([], 'a', [aGameRun(4_000)])
  const { text } = await exportNdjson({ ...a.parts, deviceName: 'iPad 3' }, NOW)
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ schema: 3, count: 1, name: 'iPad 3' })
  expect(await importNdjson(b.parts, text)).toMatchObject({ ok: true, count: 0, addedRuns: 1 })
  expect(await importNdjson(b.parts, text)).toMatchObject({ ok: true, addedRuns: 0 })
})

it('a run says on every kiosk where it was played, and there it has no origin', async () => {
  const [a, b, c] = [await device('a'), await device('b'), await device('c')]
  await a.parts.archive.unite([], 'a', [aGameRun(4_000)])
  await importNdjson(b.parts, (await exportNdjson(a.parts, NOW)).text)
  const fromB = (await exportNdjson(b.parts, NOW)).text
  for (const to of [c, a]) await importNdjson(to.parts, fromB)
  expect(await c.parts.runs.all()).toEqual([aGameRun(4_000, { origin: 'a' })])
  expect(await a.parts.runs.all()).toEqual([aGameRun(4_000)])
})
