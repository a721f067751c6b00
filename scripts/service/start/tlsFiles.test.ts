import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestFolder, testFolder } from './testing/dist'
import { tlsFromArgs } from './tlsFiles'

let folder: TestFolder
beforeAll(() => {
  folder = testFolder()
  folder.write('text.pem', 'no certificate')
})
afterAll(() => folder.remove())

test('no option means no HTTPS', () => {
  expect(tlsFromArgs([])).toBeUndefined()
})

test('a missing file is named', () => {
  const text = `${folder.path}/text.pem`
  expect(() => tlsFromArgs(['--cert', '/no/cert.pem', '--key', text])).toThrow(
    'certificate file /no/cert.pem',
  )
  expect(() => tlsFromArgs(['--cert', text, '--key', '/no/key.pem'])).toThrow('key file /no/key.pem')
})

test('one without the other is explained', () => {
  expect(() => tlsFromArgs(['--cert', 'cert.pem'])).toThrow('--cert FILE --key FILE')
})

test('files that are no certificate are named', () => {
  const text = `${folder.path}/text.pem`
  expect(() => tlsFromArgs(['--cert', text, '--key', text])).toThrow('are not a PEM certificate')
})

test('an unknown option is named', () => {
  expect(() => tlsFromArgs(['--certificate', 'x'])).toThrow('--certificate')
})
