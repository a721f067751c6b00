import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Run } from './goodRuns'

/** Programs whose output is committed, and where it lies. That of the demo data also checks its rules. */
const GENERATORS = [
  {
    script: 'scripts/service/headers/write.ts',
    args: [],
    reads: ['public/config.json'],
    outputs: ['public/_headers', 'deploy/nginx.conf', 'deploy/netlify/_redirects'],
  },
  { script: 'scripts/data/demo-data/generate.ts', args: ['--report'], reads: [], outputs: ['demo-data'] },
] as const

/** What a generator may read; map archives are big, built, and no generator's business. */
const COPIED = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'scripts',
  'src',
  'public',
  'demo-data',
]

// A step of `npm run check`: each generator runs in a copy of the tree and must leave no difference.
const started = GENERATORS.map(({ script, args, reads, outputs }) => ({
  script,
  args,
  outputs,
  run: new Run({ name: script, modules: [script], reads, writes: outputs }),
}))
const isUnchanged = ({ run }: (typeof started)[number]) => run.isUnchanged()
for (const { script } of started.filter(isUnchanged))
  console.log(`skipped: ${script}, unchanged since its last good run`)
const changed = started.filter((one) => !isUnchanged(one))
const copy = mkdtempSync(join(tmpdir(), 'pharos-generated-'))
const problems: string[] = []
try {
  if (changed.length > 0) makeCopy()
  for (const { script, args, outputs, run } of changed) {
    const found = differences(script, args, outputs)
    if (found.length === 0) run.wasGood()
    problems.push(...found)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
console.log(`generated files: ${GENERATORS.length} generators, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

function makeCopy(): void {
  for (const name of COPIED) {
    if (existsSync(name))
      cpSync(name, join(copy, name), { recursive: true, filter: (from) => !from.startsWith('public/maps') })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}

function differences(script: string, args: readonly string[], outputs: readonly string[]): string[] {
  if (!existsSync(script)) return [`${script} is missing`]
  const run = spawnSync(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', script, ...args], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 180_000,
  })
  if (run.status !== 0) return [`${script} failed: ${run.stderr || run.stdout || (run.error?.message ?? '')}`]
  return outputs.flatMap((output) =>
    [
      ...new Set([
        ...filesOf(output),
        ...filesOf(join(copy, output)).map((path) => path.slice(copy.length + 1)),
      ]),
    ]
      .filter((path) => textOf(path) !== textOf(join(copy, path)))
      .map((path) => `${path} is not what ${script} writes: run it and commit the result`),
  )
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)))
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
