import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHUNK_RULES, chunkGroups } from './chunkGroups'

const FILES = execFileSync('git', ['ls-files', 'src', 'demo-data'], { encoding: 'utf8' }).trim().split('\n')

/** The name of the rule that takes a module. */
const groupOf = (file: string) => chunkGroups.find(({ test }) => test?.(`/app/${file}`))?.name

describe('chunk rules', () => {
  it.each(CHUNK_RULES.flatMap(({ folders = [] }) => folders))('%s is a folder of the tree', (folder) => {
    expect(existsSync(folder)).toBe(true)
  })

  it.each(CHUNK_RULES.filter(({ folders }) => folders).map(({ name }) => name))('%s takes files', (name) => {
    expect(FILES.some((file) => groupOf(file) === name)).toBe(true)
  })

  it('leaves catalogs to the language', () => {
    expect(groupOf('src/i18n/locales/first/en.po')).toBeUndefined()
    expect(groupOf('src/i18n/bundles/roomsEn.ts')).toBeUndefined()
  })

  it('gives a nested folder to the rule that names it', () => {
    expect(groupOf('src/domain/trips/replay/replay.ts')).toBe('tripmap')
    expect(groupOf('src/domain/trips/trip.ts')).toBe('common')
  })
})
