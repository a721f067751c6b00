import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '#domain/device/deviceMirror'
import { SOFTWARE_WEBGL } from '../drivers/mapScreen'
import { buildHere, buildOf } from './builds'
import { type Change, changesBetween, changesThatStay } from './changes'
import { writeContactSheet } from './contactSheet'
import type { PictureOptions } from './options'
import { ADDRESSES, KEPT_ADDRESSES } from './screens'
import { writeSheet } from './sheet'
import { type Picture, picturesOf, prepareProfile, type Walk } from './walk'

const CONTACT = resolve('.cache/pictures/contact')
const SHEET = resolve('.cache/pictures/sheet.png')
const KEPT = fileURLToPath(new URL('kept', import.meta.url))
const KEPT_BROWSER = join(KEPT, 'browser.txt')

/** Compares the screens of the working tree with a commit's, two browsers at a time. @returns how many pictures differ */
export function compareWith(commit: string, { only, locales, sizes }: PictureOptions): Promise<number> {
  const builds = [buildOf(commit), buildHere()] as const
  return inFolder(async (folder) => {
    const [before, after] = [join(folder, 'before'), join(folder, 'after')]
    await Promise.all([prepareProfile(builds[0], before), prepareProfile(builds[1], after)])
    const bothSides = (walk: Walk) => Promise.all([picturesOf(before, walk), picturesOf(after, walk)])
    const changes: Change[] = []
    let count = 0
    for (const locale of locales)
      for (const size of sizes) {
        const walk = { addresses: only ?? ADDRESSES, locale, size }
        const first = await bothSides(walk)
        const found = changesBetween(...first)
        const addresses = walk.addresses.filter((each) => found.some(({ address }) => address === each))
        const second = found.length > 0 ? await bothSides({ ...walk, addresses }) : null
        const stayed = second ? changesThatStay(found, first, second) : found
        changes.push(...stayed)
        count += first[1].length
        console.log(`${locale} ${size.join('x')}: ${first[1].length} pictures, ${stayed.length} differ`)
      }
    return sayWhatDiffers(changes, count)
  })
}

/** Compares with the kept pictures, where they are of this browser's version. @returns how many differ */
export async function compareKept(): Promise<number> {
  const [kept, here] = [readFileSync(KEPT_BROWSER, 'utf8').trim(), browserVersion()]
  if (kept !== here) {
    console.log(`Skipped: the kept pictures are of ${kept}, this is ${here}.`)
    return 0
  }
  const before = readdirSync(KEPT)
    .filter((file) => file.endsWith('.png'))
    .map((name) => ({ address: '', name, png: readFileSync(join(KEPT, name)) }))
  const after = await keptWalk()
  return sayWhatDiffers(changesBetween(before, after), after.length)
}

/** Takes the kept pictures anew. */
export async function keepPictures(): Promise<void> {
  const pictures = await keptWalk()
  rmSync(KEPT, { recursive: true, force: true })
  mkdirSync(KEPT)
  writeFileSync(KEPT_BROWSER, `${browserVersion()}\n`)
  for (const { name, png } of pictures) writeFileSync(join(KEPT, name), png)
  console.log(`${pictures.length} pictures kept, of ${browserVersion()}.`)
}

/** Takes the first window of every screen in each language, size and theme, and lays those of a combination on one sheet. */
export async function takeContactSheets({ only, locales, sizes }: PictureOptions): Promise<void> {
  const build = buildHere()
  rmSync(CONTACT, { recursive: true, force: true })
  await inFolder(async (profile) => {
    await prepareProfile(build, profile)
    for (const locale of locales)
      await Promise.all(
        sizes.map(async (size) => {
          const walk = { addresses: only ?? ADDRESSES, locale, size, themes: THEMES }
          const pictures = await picturesOf(profile, { ...walk, isFirstAlone: true, isWhole: true })
          for (const theme of THEMES) {
            const name = [locale, size.join('x'), theme].join(' ')
            const folder = join(CONTACT, fileOf(name).replace('.png', ''))
            const taken = pictures.filter((picture) => picture.name.endsWith(` ${name}`))
            mkdirSync(folder, { recursive: true })
            for (const { address, png } of taken) writeFileSync(join(folder, fileOf(address)), png)
            await writeContactSheet(taken, size, `${folder}.png`)
            console.log(`${name}: ${taken.length} screens, ${folder}.png`)
          }
        }),
      )
  })
}

/** Twelve screens in two languages and two themes, by the names of their files. */
function keptWalk(): Promise<Picture[]> {
  const build = buildHere()
  return inFolder(async (folder) => {
    await prepareProfile(build, folder)
    const walks = (['en', 'fr-CA'] as const).map((locale) =>
      picturesOf(folder, {
        addresses: KEPT_ADDRESSES,
        locale,
        size: [1180, 820],
        themes: ['light', 'dark'],
        isFirstAlone: true,
        isHalfSize: true,
      }),
    )
    return (await Promise.all(walks)).flat().map((picture) => ({ ...picture, name: fileOf(picture.name) }))
  })
}

const fileOf = (name: string): string => `${name.replace(/^\//, '').replace(/[^\w-]+/g, '-')}.png`

/** Name and version of the browser, such as `Chromium 156.0.8078.79`. */
function browserVersion(): string {
  const { executablePath } = SOFTWARE_WEBGL
  if (!executablePath) throw new Error('no Chromium was found')
  return execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim()
}

async function sayWhatDiffers(changes: readonly Change[], count: number): Promise<number> {
  await writeSheet(changes, SHEET)
  if (changes.length > 0) console.log(`${changes.length} of ${count} pictures differ: ${SHEET}`)
  else console.log(`${count} pictures alike`)
  return changes.length
}

/** Hands a task a folder, which is gone afterwards. */
async function inFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-pictures-'))
  try {
    return await task(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
