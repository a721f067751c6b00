import type { Manifest } from '../../../../src/data/schemas/manifest'

/**
 * Version of all demo data together. Raise it by one with every commit that changes the data:
 * devices replace what they hold only by a higher one.
 */
export const DEMO_DATA_VERSION = 43

/**
 * Why these files must not be written over the committed ones, as a sentence; null when they may.
 * `committed` null means that nothing was committed yet.
 */
export function versionProblem(next: Manifest, committed: Manifest | null): string | null {
  if (!committed || next.pack !== committed.pack || next.version > committed.version) return null
  if (next.version < committed.version) {
    return `DEMO_DATA_VERSION is ${next.version}, but version ${committed.version} is committed.`
  }
  if (JSON.stringify(hashes(next)) === JSON.stringify(hashes(committed))) return null
  return `The demo data changed, but DEMO_DATA_VERSION is still ${next.version}: raise it to ${next.version + 1} in scripts/data/demo-data/plan/version.ts.`
}

function hashes({ datasets }: Manifest): string[][] {
  return datasets.map(({ name, file, sha256 }) => [name, file, sha256])
}
