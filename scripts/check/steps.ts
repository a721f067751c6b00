import type { Program } from './goodRuns'

/**
 * A step of `npm run check`: a program that exits 0 when it finds no problem. One that says what it reads is left
 * out when nothing of that changed.
 */
export interface Step extends Program {
  command: string
  args: readonly string[]
}

const bin = (name: string) => `node_modules/.bin/${name}`
const script = (path: string) => ({ command: process.execPath, args: ['--import', 'tsx', path] })
const types = (world: string, config: string): Step => ({
  name: `types: ${world}`,
  command: bin('tsc'),
  // Each more checker works out the types that it shares with another one again: four take twice the CPU of one.
  args: ['--noEmit', '--pretty', 'false', '--checkers', '1', '-p', config],
})

const CATALOGS = { modules: ['scripts/check/catalogs.ts'], reads: ['src'] }

/** Longest first, so that two parallel queues finish at about the same time. */
export const STEPS: readonly Step[] = [
  { name: 'generated files', ...script('scripts/check/generated.ts') },
  { name: 'dead code', command: bin('knip'), args: ['--no-progress'] },
  // Tests are not entries, so code that only tests use is reported unless it is in a testing folder.
  { name: 'test-only code', command: bin('knip'), args: ['--no-progress', '-c', 'knip.shipped.jsonc'] },
  { name: 'lint and format', command: bin('biome'), args: ['ci', '--colors=off', '.'] },
  types('kiosk', 'tsconfig.json'),
  types('worker', 'tsconfig.sw.json'),
  types('scripts', 'tsconfig.node.json'),
  types('tests', 'tsconfig.test.json'),
  { name: 'layers', ...script('scripts/check/layers.ts') },
  { name: 'docs', ...script('scripts/check/docs.ts') },
  { name: 'styles', ...script('scripts/check/styles.ts') },
  { name: 'acts', ...script('scripts/check/acts.ts') },
  { name: 'words', ...script('scripts/check/words.ts') },
  { name: 'catalogs', ...script('scripts/check/catalogs.ts'), ...CATALOGS },
]
