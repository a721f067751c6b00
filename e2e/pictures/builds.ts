import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildNeeded } from '../../scripts/service/start/buildNeeded'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LOCK_FILE = 'package-lock.json'

/** The build of the working tree as it is, made when it is missing or old. @returns its folder */
export function buildHere(): string {
  if (buildNeeded(ROOT)) build(ROOT)
  return join(ROOT, 'dist')
}

/**
 * The build of a commit, made from its own sources and packages and kept in `.cache/pictures` for the next run.
 * @returns its folder
 * @throws Error when there is no such commit, or it does not build
 */
export function buildOf(commit: string): string {
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`).toString().trim()
  const folder = join(ROOT, '.cache', 'pictures', hash.slice(0, 12))
  // The build is moved here once it is whole.
  const built = join(folder, 'dist')
  if (existsSync(built)) return built
  const source = join(folder, 'source')
  rmSync(source, { recursive: true, force: true })
  mkdirSync(source, { recursive: true })
  execFileSync('tar', ['-x', '-C', source], { input: git('archive', hash) })
  installPackages(source)
  build(source)
  renameSync(join(source, 'dist'), built)
  rmSync(source, { recursive: true })
  return built
}

/** Links the packages of the working tree where the lock file is the same, else installs the commit's own. */
function installPackages(source: string): void {
  const lockOf = (root: string) => readFileSync(join(root, LOCK_FILE))
  if (lockOf(source).equals(lockOf(ROOT)))
    symlinkSync(join(ROOT, 'node_modules'), join(source, 'node_modules'), 'dir')
  else execFileSync('npm', ['ci'], { cwd: source, stdio: ['ignore', 'ignore', 'pipe'] })
}

function build(root: string): void {
  console.log(`Building ${root} ...`)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  execFileSync(process.execPath, [vite, 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: ROOT, maxBuffer: 1e9 })
}
