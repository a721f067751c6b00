import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { recordedActions } from './drivers/database'
import { waitForRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'
import { BUILD } from './drivers/site'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Runs `npm run build:unregister` on a copy of the build; returns the folder it wrote. */
function unregisterBuild(folder: string): string {
  cpSync(BUILD, join(folder, 'dist'), { recursive: true })
  mkdirSync(join(folder, 'scripts'))
  cpSync(join(ROOT, 'scripts/build/unregister'), join(folder, 'scripts/build/unregister'), {
    recursive: true,
  })
  // The script treats the working directory as the project, so the loader is resolved from this file instead.
  const loader = import.meta.resolve('tsx')
  execFileSync(process.execPath, ['--import', loader, join(ROOT, 'scripts/build/unregister/build.ts')], {
    cwd: folder,
    stdio: 'pipe',
  })
  return join(folder, 'dist-unregister')
}

test.use({ prepared: true })

test('the unregister build takes worker and caches away and leaves what was recorded', async ({
  booth,
  device,
  tempFolder: folder,
}) => {
  const kiosk = await device.open('/1')
  await kiosk.waitForOfflineReady()
  await kiosk.tapNavigation('/2')
  await waitForRecorded(kiosk, 1)

  cpSync(unregisterBuild(folder), booth.site.folder, { recursive: true })
  await kiosk.checkForUpdate()
  await expect.poll(() => kiosk.hasWorker()).toBe(false)
  await kiosk.visit('/1')
  await kiosk.untilOfflineIs('unsupported')
  expect(await kiosk.cacheNames()).not.toContainEqual(expect.stringContaining('precache'))
  expect(await recordedActions(kiosk.page)).toEqual(['Users'])

  cpSync(BUILD, booth.site.folder, { recursive: true })
  await kiosk.visit('/1')
  await kiosk.waitForOfflineReady()
  expect(await recordedActions(kiosk.page)).toEqual(['Users'])
})
