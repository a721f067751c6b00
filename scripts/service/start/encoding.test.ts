import { expect, test } from 'vitest'
import { chooseEncoding, compressed } from './encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s chooses %s', (accept, encoding) => {
  expect(chooseEncoding(accept, 5000)).toBe(encoding)
})

test('a tiny file is not compressed', () => {
  expect(chooseEncoding('br', 100)).toBe('identity')
})

test('a file is compressed once per version', async () => {
  let reads = 0
  const read = async () => Buffer.from('x'.repeat(1000) + ++reads)
  await Promise.all([compressed('a.js', '1', 'br', read), compressed('a.js', '1', 'br', read)])
  expect(reads).toBe(1)
  await compressed('a.js', '2', 'br', read)
  expect(reads).toBe(2)
})

test('a failed read is tried again', async () => {
  await expect(compressed('b.js', '1', 'gzip', () => Promise.reject(new Error('gone')))).rejects.toThrow(
    'gone',
  )
  expect((await compressed('b.js', '1', 'gzip', async () => Buffer.from('x'))).byteLength).toBeGreaterThan(0)
})
