import { spawnSync } from 'node:child_process'
import type { Plugin } from 'vite'
import { Run } from '../check/goodRuns'
import { ARCHIVES_PROGRAM } from '../data/basemap/archivesProgram'

/**
 * Makes the archives of the map before a build or the development server looks for them, unless they are
 * what the last run made of the same sources. In a process of its own: it takes some hundred megabytes for
 * some seconds.
 */
export function basemapArchives(): Plugin {
  return {
    name: 'pharos-basemap',
    // Unit tests start a server of Vite too, and draw no map.
    apply: () => !process.env.VITEST,
    buildStart() {
      if (new Run(ARCHIVES_PROGRAM).isUnchanged()) return
      console.log('Making the archives of the map ...')
      const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/data/basemap/build.ts'], {
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      if (status !== 0) this.error('The archives of the map could not be made; see above.')
    },
  }
}
