import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { NOTICE_SEPARATOR } from '#domain/device/notices'
import { MAP_DATA_NOTICE } from '../../data/basemap/licenses'
import { packageNotice } from './packageNotice'
import { packageOf, packagesInside } from './shippedPackages'

export interface ThirdPartyNotices {
  /** For each build whose files ship: notes the packages in them. */
  collect(): Plugin
  /** For the last of them: notes its own, too, and writes the file into its folder. */
  write(): Plugin
}

/**
 * `third-party-notices.txt`: name, version, license and its text of every package of which something ships, and of the
 * map's data. The packages are those that the builds name, and those that lie inside a package's own files.
 * @throws Error at the end of the build, where a package has no text
 */
export function thirdPartyNotices(): ThirdPartyNotices {
  const files = new Set<string>()
  const note = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle).flatMap(sourcesOf)) files.add(file)
  }
  return {
    collect: () => ({
      name: 'pharos-notices-collect',
      apply: 'build',
      generateBundle: (_options, bundle) => note(bundle),
    }),
    write: () => ({
      name: 'pharos-notices-write',
      apply: 'build',
      generateBundle: (_options, bundle) => note(bundle),
      writeBundle({ dir = 'dist' }) {
        writeFileSync(resolve(dir, 'third-party-notices.txt'), noticesOf(files))
      },
    }),
  }
}

/** What a file of a build was made from: modules, or the file that it is a copy of. */
function sourcesOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk): readonly string[] {
  return output.type === 'chunk' ? output.moduleIds : output.originalFileNames
}

/** The text of the file for what was made from `files`. */
export function noticesOf(files: Iterable<string>): string {
  const packages = new Set<string>()
  for (const file of files) {
    for (const name of [packageOf(file), ...packagesInside(file)]) if (name !== null) packages.add(name)
  }
  return [...[...packages].sort().map((name) => packageNotice(name)), MAP_DATA_NOTICE].join(NOTICE_SEPARATOR)
}
