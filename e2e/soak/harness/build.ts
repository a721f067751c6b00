import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SOFTWARE_WEBGL } from '../../drivers/mapScreen'
import { PROFILES_FOLDER, preparedProfile } from '../../drivers/profiles'
import { BUILD, type Site } from '../../drivers/site'

/** Tells builds apart: the worker lists the hash of every file. */
export function buildHash(): string {
  return createHash('sha256')
    .update(readFileSync(join(BUILD, 'sw.js')))
    .digest('hex')
    .slice(0, 12)
}

/** Folder of a Chromium profile that is offline ready with this build, kept for the next run. */
export function keptProfile(): Promise<string> {
  const folder = resolve('.cache/soak', `profile-${buildHash()}`)
  mkdirSync(folder, { recursive: true })
  process.env[PROFILES_FOLDER] = folder
  return preparedProfile('ready', SOFTWARE_WEBGL)
}

/** @returns what lets a copy of the build be the next one from now on, by a mark that its pages carry */
export function nextBuilds(site: Site): (mark: string) => void {
  const pages = new Set(site.read('sw.js').match(/welcome\/[\w-]+\.html/g) ?? [])
  // Each further build is made of the first one, or its marks would add up.
  const shipped = ['sw.js', 'shell.html', 'index.html', ...pages].map(
    (file) => [file, site.read(file)] as const,
  )
  return (mark) => {
    for (const [file, text] of shipped) site.write(file, text)
    site.deploy(mark)
  }
}
