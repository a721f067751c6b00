import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { chunkGroups } from './chunkGroups'

const FILES = execFileSync('git', ['ls-files', 'src', 'demo-data'], { encoding: 'utf8' }).trim().split('\n')

/** The entry, and a package alone. */
const FOLDERLESS = ['first', 'deflate']

/** The name of the group that takes a module. */
const groupOf = (file: string) => chunkGroups.find(({ test }) => test?.(`/app/${file}`))?.name

describe('chunk groups', () => {
  it.each(chunkGroups.filter(({ name }) => !FOLDERLESS.includes(name)))('$name takes files', ({ name }) => {
    expect(FILES.some((file) => groupOf(file) === name)).toBe(true)
  })

  it('leaves catalogs to the language', () => {
    expect(groupOf('src/i18n/locales/first/en.po')).toBeUndefined()
    expect(groupOf('src/i18n/bundles/roomsEn.ts')).toBeUndefined()
  })

  it('gives a nested folder to the area that names it', () => {
    expect(groupOf('src/domain/trips/replay/replay.ts')).toBe('tripmap')
    expect(groupOf('src/domain/trips/trip.ts')).toBe('common')
  })
})
