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
import { GoodRuns, runHash } from './goodRuns'

/** Programs whose output is committed, and where it lies. */
const GENERATORS = [
  {
    script: 'scripts/headers/write.ts',
    outputs: ['public/_headers', 'deploy/nginx.conf', 'deploy/netlify/_redirects'],
  },
  { script: 'scripts/demo-data/generate.ts', outputs: ['demo-data'] },
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

// A step of `npm run check`: each generator runs in a copy of the tree and must leave no difference. One that was
// good and of which nothing changed since is not run again, but in CI.
const goodRuns = new GoodRuns('.cache/generated.json')
const copy = mkdtempSync(join(tmpdir(), 'pharos-generated-'))
const problems: string[] = []
try {
  for (const name of COPIED) {
    if (existsSync(name))
      cpSync(name, join(copy, name), { recursive: true, filter: (from) => !from.startsWith('public/maps') })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  for (const { script, outputs } of GENERATORS) {
    // Of the copy, which nobody edits meanwhile; packages are told apart by the lock file.
    const hash = existsSync(script) ? runHash(copy, script, outputs) : ''
    if (goodRuns.has(script, hash)) {
      console.log(`skipped: ${script}, of which nothing changed since its last good run`)
      continue
    }
    const found = differences(script, outputs)
    if (found.length === 0) goodRuns.add(script, hash)
    problems.push(...found)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
console.log(`generated files: ${GENERATORS.length} generators, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

function differences(script: string, outputs: readonly string[]): string[] {
  if (!existsSync(script)) return [`${script} is missing`]
  const run = spawnSync(process.execPath, ['--import', 'tsx', script], {
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
