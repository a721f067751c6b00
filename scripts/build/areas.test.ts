import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AREAS, foldersOf, LANGUAGE_PARTS, messageFolders } from './areas'

const FOLDERS = [...new Set(AREAS.flatMap(foldersOf))]

it.each(FOLDERS)('%s is a folder of the tree', (folder) => {
  expect(existsSync(folder)).toBe(true)
})
it('every module of a screen is in an area', () => {
  const rooms = ['src/features', 'src/widgets', 'src/charts', 'src/map']
  const files = execFileSync('git', ['ls-files', ...rooms], { encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(files.filter((file) => !FOLDERS.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
})
it('the messages of a folder are in one part, with those of the folders inside it', () => {
  const parts = LANGUAGE_PARTS.flatMap((part) => messageFolders(part).map((folder) => ({ part, folder })))
  const inTwo = parts.filter((one) =>
    parts.some(({ part, folder }) => part !== one.part && `${folder}/`.startsWith(`${one.folder}/`)),
  )
  const elsewhere = AREAS.flatMap(({ folders = [] }) => folders).filter((folder) =>
    parts.some((one) => `${folder}/`.startsWith(`${one.folder}/`)),
  )
  expect({ inTwo, elsewhere }).toEqual({ inTwo: [], elsewhere: [] })
})
