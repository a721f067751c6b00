import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run build:unregister`: the normal site in `dist-unregister/`, with a worker that removes itself
 * and pages that do not register a new one. Deploy it, open the kiosk once online, then deploy the
 * normal build again.
 */
if (!existsSync('dist/index.html')) execFileSync('npx', ['vite', 'build'], { stdio: 'inherit' })
cpSync('dist', 'dist-unregister', { recursive: true })
copyFileSync('scripts/build/unregister/sw.js', 'dist-unregister/sw.js')
for (const file of htmlFiles('dist-unregister')) {
  writeFileSync(file, readFileSync(file, 'utf8').replace('<html ', '<html data-worker="off" '))
}
console.log('dist-unregister/ is ready: deploy it in place of dist/, open each kiosk once while online.')

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name))
}
