/** A step of `npm run check`: a program that exits 0 when it finds no problem. */
export interface Step {
  name: string
  command: string
  args: readonly string[]
}

const bin = (name: string) => `node_modules/.bin/${name}`
const script = (path: string) => ({ command: process.execPath, args: ['--import', 'tsx', path] })
const types = (world: string, config: string): Step => ({
  name: `types: ${world}`,
  command: bin('tsc'),
  args: ['--noEmit', '--pretty', 'false', '-p', config],
})

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
  { name: 'catalogs', ...script('scripts/check/catalogs.ts') },
  { name: 'demo data', ...script('scripts/check/demoData.ts') },
]
