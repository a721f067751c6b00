import { expect, it } from 'vitest'
import { actProblems } from './honestActs'

const of = (text: string) => actProblems('e2e/x.spec.ts', text)

it.each([
  ['await box.check({ force: true })', 'forced'],
  ["await page.getByRole('radio').click({ timeout: 9, force: true })", 'forced'],
  ['await expect(async () => {\n  await link.click()\n}).toPass()', 'toPass'],
  ["await waitFor(() => {\n  fireEvent.click(button)\n  expect(text()).toBe('a')\n})", 'inside a wait'],
  ['await expect.poll(async () => { await page.reload(); return count() }).toBe(2)', 'inside a wait'],
])('finds an act that hides a fault: %s', (text, what) => {
  expect(of(text).join()).toContain(what)
})

it('names file and line', () => {
  expect(of('const a = 1\n\nawait box.check({ force: true })')[0]).toMatch(/^e2e\/x\.spec\.ts:3: /)
})

it.each([
  'await rm(folder, { recursive: true, force: true })',
  'rmSync(folder, { recursive: true, force: true })',
  'await link.click()\nawait waitFor(() => expect(text()).toBe(1))',
  "await expect.poll(() => page.evaluate(() => document.title)).toBe('a')",
])('leaves alone what reads and what removes files: %s', (text) => {
  expect(of(text)).toEqual([])
})
