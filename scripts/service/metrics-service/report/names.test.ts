import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestFolder, testFolder } from '../../start/testing/dist'
import { NO_NAMES, namesFile, parseNames } from './names'

let folder: TestFolder
beforeEach(() => {
  folder = testFolder()
})
afterEach(() => folder.remove())

it('are read anew each time from beside the database', async () => {
  const read = namesFile(undefined, `${folder.path}/data`)
  expect(await read()).toEqual(NO_NAMES)
  folder.write('data-names.json', JSON.stringify({ kiosks: { 'kiosk-1': ' North ' } }))
  expect((await read()).kiosks).toEqual({ 'kiosk-1': 'North' })
  folder.write('data-names.json', JSON.stringify({ events: { Expo: ['2026-11-23', '2026-11-24'] } }))
  expect(await read()).toEqual({ ...NO_NAMES, events: { Expo: ['2026-11-23', '2026-11-24'] } })
})

it.each([
  ['{"kiosks": ', 'The names file n.json is not used: it is not JSON.'],
  ['7', 'The names file n.json is not used: its content must be an object.'],
  ['{"kiosk": {}}', 'The names file n.json is not used: kiosk is no section of this file, which has'],
  ['{"kiosks": {"a": 7}}', 'The names file n.json is not used: kiosks.a must be a text.'],
  ['{"activationIds": {"a": " "}}', 'activationIds.a must not be empty.'],
  ['{"events": {"Expo": "2026-11-23"}}', 'events.Expo must be a list of days such as'],
  ['{"events": {"Expo": ["2026-13-23"]}}', 'events.Expo.0 must be a day such as 2026-11-23.'],
])('of %s are not used, and the reason is a sentence', (text, problem) => {
  const read = parseNames(text, 'n.json')
  expect(read).toEqual({ ...NO_NAMES, problem: expect.stringContaining(problem) })
})

it('that the operator asked for and are not there are a problem', async () => {
  const read = namesFile(`${folder.path}/names.json`, undefined)
  expect((await read()).problem).toBe('The names file names.json cannot be read.')
})
