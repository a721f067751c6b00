import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { routeFor } from '#domain/device/routes'
import { test } from './drivers/fixtures'
import { pictureSize } from './drivers/pictureSize'

interface Picture {
  src: string
  sizes: string
  type: string
}
interface Manifest {
  start_url: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { url: string; icons: Picture[] }[]
}

test.use({ prepared: true })

const IPAD_WIDTHS = ['744', '768', '810', '820', '834', '1024', '1032']

test('the manifest promises icons, pictures and shortcuts that are there, in the size it says', async ({
  device,
  booth,
}) => {
  const kiosk = await device.open('/welcome')
  const address = await kiosk.page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await kiosk.page.request.get(`${booth.url}${address}`)).json()) as Manifest
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ].filter(({ sizes }) => sizes !== 'any')
  for (const { src, sizes, type } of pictures) {
    const answer = await kiosk.page.request.get(`${booth.url}${src}`)
    expect.soft(answer.headers()['content-type'], src).toBe(type)
    expect.soft(await pictureSize(kiosk.page, src), src).toBe(sizes)
  }
  const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)].map(
    (url) => new URL(url, booth.url).pathname,
  )
  // That these have their screens: routes.spec.ts.
  expect(paths.filter((path) => path !== '/' && routeFor(path) === null)).toEqual([])
})

test('every iPad has a splash image of exactly its size in both orientations', async ({ device, booth }) => {
  const kiosk = await device.open('/welcome')
  const links = await kiosk.page
    .locator('link[rel="apple-touch-startup-image"]')
    .evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute('href') ?? '', media: link.getAttribute('media') ?? '' })),
    )
  for (const width of IPAD_WIDTHS)
    for (const orientation of ['portrait', 'landscape'])
      expect(
        links.some(({ media }) => media.includes(`device-width: ${width}px`) && media.includes(orientation)),
        `${width} ${orientation}`,
      ).toBe(true)
  for (const { href, media } of links) {
    const [wide = 0, high = 0] = [...media.matchAll(/device-(?:width|height): (\d+)px/g)].map(
      ([, px]) => Number(px) * 2,
    )
    const size = media.includes('portrait') ? `${wide}x${high}` : `${high}x${wide}`
    expect.soft(await pictureSize(kiosk.page, href), href).toBe(size)
    expect.soft(readFileSync(join(booth.site.folder, href)).length, href).toBeLessThan(12_000)
  }
})

test('the pictures for installing take no room on the device', async ({ unplugged: device }) => {
  const kiosk = await device.open('/welcome')
  const kept = await kiosk.cachedPaths()
  expect(kept.filter((path) => /^\/(icons\/splash|screenshots)\//.test(path))).toEqual([])
  expect(kept).toContain('/icons/icon-192.png')
})

test('staff read in the staff room how the device is set up, and how to install', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/booth?section=device')
  const region = kiosk.page.getByRole('region', { name: 'This device' })
  await expect(region.getByText('Browser tab')).toBeVisible()
  await expect(region.getByText(/Not guaranteed|Protected/)).toBeVisible()
  await expect(region.getByText(/Stays on|Screen may turn off/)).toBeVisible()
  await expect(kiosk.page.getByRole('region', { name: 'Install the kiosk' })).toBeVisible()
})
