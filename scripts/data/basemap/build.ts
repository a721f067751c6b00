import { parseArgs } from 'node:util'
import { Run } from '../../check/goodRuns'
import { REGIONS } from '../demo-data/plan/regions'
import { ARCHIVES_PROGRAM } from './archivesProgram'
import { ExtractError } from './override/extract'
import { installExtract, MAPS, removeOverride } from './override/overrides'
import { writePaths } from './override/writePaths'
import { writeArchives } from './writeArchives'

const USAGE = `npm run basemap                                    makes the archives of the map
npm run basemap -- --region ca --pmtiles FILE      takes a Protomaps extract as the map of a region (us, ca or mx)
npm run basemap -- --region ca --built-in          gives the region its built-in map back`

/** `npm run basemap`: makes the archives of the map out of the data in the packages. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      region: { type: 'string' },
      pmtiles: { type: 'string' },
      'built-in': { type: 'boolean', default: false },
    },
  })
  const region = REGIONS.find((each) => each === values.region)
  const isPlain = values.region === undefined && values.pmtiles === undefined && !values['built-in']
  if (!isPlain && (!region || (values.pmtiles === undefined) !== values['built-in']))
    throw new ExtractError(USAGE)
  if (region && values['built-in']) removeOverride(MAPS, region)
  if (region && values.pmtiles !== undefined) {
    const { file, bytes } = await installExtract(MAPS, region, values.pmtiles)
    console.log(`${region}: ${file}, ${bytes} bytes; the limit for built-in maps does not count here`)
  }
  const started = Date.now()
  const run = new Run(ARCHIVES_PROGRAM)
  await writePaths(MAPS)
  for (const { name, file, bytes } of writeArchives(MAPS))
    console.log(`${name.padEnd(5)} ${String(bytes).padStart(9)} bytes  ${file}`)
  run.wasGood()
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`)
}

await run().catch((error: unknown) => {
  console.error(error instanceof ExtractError ? error.message : error)
  process.exitCode = 1
})
