import { describe, expect, it } from 'vitest'
import { backOffDelayMs, classifyReply, parseRetryAfter, type Reply } from './delivery'

const NOW = Date.UTC(2026, 10, 21, 9)
const reply = (changes: Partial<Reply>): Reply => ({
  status: 201,
  type: 'cors',
  redirected: false,
  contentType: 'application/json',
  body: '{"ok":true}',
  retryAfter: null,
  ...changes,
})
const verdict = (changes: Partial<Reply>) => classifyReply(reply(changes), NOW).verdict

describe('delivered', () => {
  it.each([200, 201, 202, 204, 299, 409])('%i', (status) => {
    expect(verdict({ status })).toBe('delivered')
  })
  it.each([
    ['JSON', '{"id":1}'],
    ['nothing', ''],
    ['blanks', ' \r\n'],
    ['a word', 'OK'],
  ])('%s sent as text/html', (_, body) => {
    expect(verdict({ contentType: 'text/html; charset=utf-8', body })).toBe('delivered')
  })
  it('XML data that is not under an HTML label', () => {
    expect(verdict({ contentType: 'application/xml', body: '<?xml version="1.0"?><ok/>' })).toBe('delivered')
  })
})

describe('portal', () => {
  it('an opaque redirect', () => {
    expect(verdict({ status: 0, type: 'opaqueredirect', body: '' })).toBe('portal')
  })
  it('a redirect that was followed', () => {
    expect(verdict({ redirected: true })).toBe('portal')
  })
  it.each([301, 302, 303, 307, 308])('%i', (status) => {
    expect(verdict({ status })).toBe('portal')
  })
  it.each([
    ['a doctype', '<!DOCTYPE html><html>'],
    ['small letters', '<!doctype html>'],
    ['no doctype', '<html lang="en"><head>'],
    ['blanks and a byte order mark', '\uFEFF\n  <!DOCTYPE html>'],
    ['a comment', '<!-- wispr --><html>'],
    ['an XML declaration', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "">'],
    ['a script alone', '<script>location="https://login.venue.test"</script>'],
    ['a refresh alone', '<meta http-equiv="refresh" content="0">'],
  ])('a page that begins with %s, under any label', (_, body) => {
    expect(verdict({ contentType: 'application/json', body })).toBe('portal')
    expect(verdict({ contentType: null, body })).toBe('portal')
  })
  it('any tag under an HTML label', () => {
    expect(verdict({ contentType: 'text/html', body: '<h1>Sign in</h1>' })).toBe('portal')
  })
  it('a page answered with 409', () => {
    expect(verdict({ status: 409, body: '<!DOCTYPE html>' })).toBe('portal')
  })
})

it.each([400, 413, 415, 422])('%i refuses the record, whatever page comes with it', (status) => {
  expect(verdict({ status })).toBe('refuse')
  expect(verdict({ status, contentType: 'text/html', body: '<html><h1>Too large</h1></html>' })).toBe(
    'refuse',
  )
})

it.each([401, 402, 403, 404, 405, 406, 407, 410, 411, 418, 421, 426, 428, 431, 451, 499])(
  '%i is configuration',
  (status) => {
    expect(verdict({ status })).toBe('pause')
  },
)

it.each([408, 425, 429, 500, 501, 502, 503, 504, 511, 599])('%i is for later', (status) => {
  expect(verdict({ status })).toBe('backOff')
})

describe('Retry-After', () => {
  it.each([
    ['seconds', '120', 120_000],
    ['a date', 'Sat, 21 Nov 2026 09:02:00 GMT', 120_000],
    ['a date that is over', 'Sat, 21 Nov 2026 08:00:00 GMT', 0],
    ['a day, which is cut to an hour', '86400', 3_600_000],
    ['a date far from a wrong clock', 'Sat, 21 Nov 2030 08:00:00 GMT', 3_600_000],
    ['nonsense', 'soon', null],
    ['nothing', '', null],
    ['a number below 0', '-5', null],
  ])('%s', (_, header, waitMs) => {
    expect(parseRetryAfter(header, NOW)).toBe(waitMs)
  })
  it('comes with the verdict, also of a 503', () => {
    expect(classifyReply(reply({ status: 503, retryAfter: '5' }), NOW)).toEqual({
      verdict: 'backOff',
      retryAfterMs: 5_000,
    })
  })
})

describe('back-off', () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [5, 32_000],
    [8, 256_000],
    [9, 300_000],
    [1_000, 300_000],
  ])('after %i failures lies between 0 and %i ms', (failures, ceiling) => {
    expect(backOffDelayMs(failures, 0)).toBe(0)
    expect(backOffDelayMs(failures, 0.999999)).toBe(ceiling - 1)
  })
})
