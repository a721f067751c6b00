import { describe, expect, it } from 'vitest'
import { SHIPPED_CONFIG } from './config'
import { cacheControlFor, connectSources, contentSecurityPolicy, IMMUTABLE, NO_CACHE } from './headers'

describe('Content-Security-Policy', () => {
  it('lets nothing but the own origin through by default', () => {
    expect(contentSecurityPolicy(SHIPPED_CONFIG)).toContain("connect-src 'self';")
  })
  it('lets the configured metrics address through', () => {
    const policy = contentSecurityPolicy({ metricsUrl: 'https://metrics.example/base', apiUrl: '' })
    expect(policy).toContain("connect-src 'self' https://metrics.example;")
  })
  it('allows no inline script and no inline style', () => {
    expect(contentSecurityPolicy(SHIPPED_CONFIG)).not.toContain('unsafe')
  })
  it('adds the API and its socket on port 8080', () => {
    expect(connectSources({ metricsUrl: null, apiUrl: 'https://api.example' })).toEqual([
      'https://api.example',
      'https://api.example:8080',
      'wss://api.example:8080',
    ])
  })
  it('adds nothing for an address that could smuggle a directive in', () => {
    expect(connectSources({ metricsUrl: 'https://a;sandbox', apiUrl: 'https://a,b' })).toEqual([])
    expect(connectSources({ metricsUrl: 'javascript:alert(1); script-src *', apiUrl: 'x y' })).toEqual([])
  })
})

it('keeps hashed files for ever and asks for everything else anew', () => {
  expect(cacheControlFor('/assets/a-1234.js')).toBe(IMMUTABLE)
  expect(['/', '/sw.js', '/config.json', '/welcome/en.html'].map(cacheControlFor)).toEqual(
    Array(4).fill(NO_CACHE),
  )
})
