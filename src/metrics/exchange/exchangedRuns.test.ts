import { expect, it } from 'vitest'
import { aGameRun } from '../../domain/testing/gameRun'
import { device, NOW } from '../testing/devices'
import { exportNdjson, importNdjson } from './exchange'

it('runs of the game go along and are united by id, in any order', async () => {
  const [a, b, x, y] = [await device('a'), await device('b'), await device('x'), await device('y')]
  await a.parts.runs.unite([aGameRun(4_000), aGameRun(5_000)])
  await b.parts.runs.unite([aGameRun(5_000, { initials: 'KIM' }), aGameRun(6_000, { hidden: 1 })])
  const files = [(await exportNdjson(a.parts, NOW)).text, (await exportNdjson(b.parts, NOW)).text]
  for (const file of [...files, ...files]) await importNdjson(x.parts, file)
  for (const file of [...files].reverse()) await importNdjson(y.parts, file)
  expect(await x.parts.runs.all()).toEqual([
    aGameRun(4_000),
    aGameRun(5_000, { initials: 'KIM' }),
    aGameRun(6_000, { hidden: 1 }),
  ])
  expect(await y.parts.runs.all()).toEqual(await x.parts.runs.all())
})

it('counts the runs that are new here, apart from the records', async () => {
  const [a, b] = [await device('a'), await device('b')]
  await a.parts.runs.unite([aGameRun(4_000)])
  const { text } = await exportNdjson({ ...a.parts, deviceName: 'iPad 3' }, NOW)
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ schema: 3, count: 1, name: 'iPad 3' })
  expect(await importNdjson(b.parts, text)).toMatchObject({ ok: true, count: 0, addedRuns: 1 })
  expect(await importNdjson(b.parts, text)).toMatchObject({ ok: true, addedRuns: 0 })
})
