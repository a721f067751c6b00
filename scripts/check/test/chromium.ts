import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export interface Found {
  path: string
  /** Where it was found, for the log. */
  how: string
}

export interface Machine {
  chromiumPath: string | undefined
  /** Full path of a program, or undefined. */
  onPath(name: string): string | undefined
  /** Path of Playwright's own download, if present. */
  playwrightBrowser(): string | undefined
  downloadPlaywright(): void
  mayUseApt: boolean
  installByApt(): void
}

/** The headless shell first: the same engine, and it starts twice as fast as the full browser. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * Finds a Chromium in the contract's order: an installed one, else Playwright's own download, else
 * (only as root, on Debian) the system package.
 */
export function findChromium(machine: Machine = thisMachine()): Found | null {
  if (machine.chromiumPath) {
    const path = machine.onPath(machine.chromiumPath)
    if (path) return { path, how: 'CHROMIUM_PATH' }
    console.log(`CHROMIUM_PATH names no program: ${machine.chromiumPath}`)
  }
  const system = systemChromium(machine)
  if (system) return { path: system, how: 'installed on this machine' }
  if (!machine.playwrightBrowser()) machine.downloadPlaywright()
  const own = machine.playwrightBrowser()
  if (own) return { path: own, how: "Playwright's own download" }
  if (!machine.mayUseApt) return null
  machine.installByApt()
  const installed = systemChromium(machine)
  return installed ? { path: installed, how: 'installed by apt-get just now' } : null
}

function systemChromium(machine: Machine): string | undefined {
  return NAMES.flatMap((name) => [machine.onPath(`/usr/bin/${name}`), machine.onPath(name)]).find(Boolean)
}

function thisMachine(): Machine {
  const run = (command: string, args: string[]) => {
    console.log(`> ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 10 * 60_000 })
  }
  return {
    chromiumPath: process.env.CHROMIUM_PATH,
    onPath: executable,
    playwrightBrowser: () => {
      const path = chromium.executablePath()
      return existsSync(path) ? path : undefined
    },
    downloadPlaywright: () => run('node_modules/.bin/playwright', ['install', 'chromium']),
    mayUseApt: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
    installByApt: () => {
      run('apt-get', ['update'])
      run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    },
  }
}

function executable(name: string): string | undefined {
  const candidates = name.includes('/')
    ? [name]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
