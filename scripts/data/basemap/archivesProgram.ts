import type { Program } from '../../check/goodRuns'

/** What makes the archives of the map; the data lies in packages, an own map among the archives themselves. */
export const ARCHIVES_PROGRAM: Program = {
  name: 'basemap',
  modules: ['scripts/data/basemap/build.ts'],
  writes: ['public/maps'],
}
