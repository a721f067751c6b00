import { expect, it } from 'vitest'
import type { Entry } from './harness/log'
import { type Soak, soakPage, summaryLine } from './page'

const entry = (differences: Partial<Entry>): Entry => ({
  build: 'a',
  tool: 'monkey',
  seed: 7,
  seconds: 10,
  count: 100,
  findings: [],
  ...differences,
})
const finding = {
  sentence: 'no error: <b> & "more"',
  repeat: "npm run monkey -- --start '/0?a&b'",
  files: ['.cache/monkey/trails/seed-7.json'],
}
const soak: Soak = {
  build: 'a1b2',
  began: '2026-11-23T22:00:00.000Z',
  minutes: 5,
  state: 'ended',
  tools: [
    { name: 'monkey', unit: 'steps', missing: null },
    { name: 'neighbors', unit: 'steps', seeds: 52, missing: null },
    { name: 'webkit', unit: 'steps', missing: 'real WebKit is not on this machine' },
  ],
  now: [entry({}), entry({ seed: 8, seconds: 5, findings: [finding] })],
  before: [entry({ tool: 'neighbors', seed: 0, count: 12, seconds: 4 })],
}
const page = soakPage(soak, (file) => `../${file}`)

it('tells in a line what was walked and found', () => {
  expect(summaryLine(soak)).toBe(
    'soak: 1 finding in 15 s (monkey 2 seeds, 200 steps; neighbors 0 seeds, 0 steps; webkit not run)',
  )
})

it('tells of each tool what was walked now and with this build', () => {
  expect(page).toContain('<tr><th>monkey<td>2<td>200 steps<td>15<td>1<td>2<td>200 steps<td>15<td>1')
  expect(page).toContain('<tr><th>neighbors<td>0<td>0 steps<td>0<td>0<td>1 of 52<td>12 steps<td>4<td>0')
  expect(page).toContain('<tr><th>webkit<td colspan=8>not run: real WebKit is not on this machine')
})

it('names each finding with its seed, the command that repeats it and its files', () => {
  expect(page).toContain('<li>monkey, seed 8: no error: &#60;b&#62; &#38; &#34;more&#34;')
  expect(page).toContain("<code>npm run monkey -- --start '/0?a&#38;b'</code>")
  expect(page).toContain('<a href="../.cache/monkey/trails/seed-7.json">')
  expect(page).not.toContain('None.')
  expect(soakPage({ ...soak, now: [] }, String)).toContain('None.')
})

it('keeps what an earlier run with this build found', () => {
  const later = soakPage({ ...soak, now: [], before: soak.now }, String)
  expect(later).toContain('<li>monkey, seed 8, in an earlier run: no error')
})
