import { describe, expect, it } from 'vitest'
import { parseHttpAddress } from './httpAddress'

describe('an address of the configuration', () => {
  it.each([
    ['https://metrics.example', 'https://metrics.example'],
    ['http://localhost:8787/base', 'http://localhost:8787'],
    ['HTTPS://Metrics.Example/a?b=c#d', 'https://metrics.example'],
    ['http://192.168.1.5:8787', 'http://192.168.1.5:8787'],
    ['http://[::1]:8787', 'http://[::1]:8787'],
    ['https://événement.example', 'https://xn--vnement-9xab.example'],
  ])('%s is of %s', (text, origin) => expect(parseHttpAddress(text)?.origin).toBe(origin))

  it.each([
    '',
    'metrics.example',
    'http://',
    'http://a b',
    'https://evil.example; script-src *',
    'https://evil.example;script-src',
    'https://a.example,b.example',
    'https://a.example/with blank',
    ' https://a.example',
    'https://a.example\n',
    'https://name:password@a.example',
    'https://name@a.example',
    'http://a.example:99999',
    'javascript:alert(1)',
    'ftp://a.example',
  ])('%j is none', (text) => expect(parseHttpAddress(text)).toBeNull())
})
