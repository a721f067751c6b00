import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Manifest, ManifestSchema } from '../../../src/data/schemas/manifest'

/**
 * The manifest of the last commit, so that a version raised once serves until it is committed.
 * Without git (an unpacked archive) the one on disk stands for it; null when there is none.
 * Throws when it is not a manifest.
 */
export function committedManifest(folder: string): Manifest | null {
  const text = inGit(folder)
    ? read(() => git(folder, 'show', 'HEAD:./manifest.json'))
    : read(() => readFileSync(`${folder}/manifest.json`, 'utf8'))
  return text === null ? null : v.parse(ManifestSchema, JSON.parse(text))
}

function inGit(folder: string): boolean {
  return read(() => git(folder, 'rev-parse', '--verify', 'HEAD')) !== null
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

function read(source: () => string): string | null {
  try {
    return source()
  } catch {
    return null
  }
}
