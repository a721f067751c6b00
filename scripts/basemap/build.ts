import { writeArchives } from './writeArchives'

/** `npm run basemap`: makes the archives of the map out of the data in the packages. */
const started = Date.now()
for (const { name, file, bytes } of await writeArchives())
  console.log(`${name.padEnd(5)} ${String(bytes).padStart(9)} bytes  ${file}`)
console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`)
