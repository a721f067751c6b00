import { describe, expect, test } from 'vitest'
import { routeOf } from './routes'

describe('routeOf', () => {
  test.each(['/', '/?lang=es', '/welcome', '/welcome/', '/welcome?reset'])(
    '%s is the prerendered welcome',
    (target) => {
      expect(routeOf(target)).toEqual({ kind: 'document', file: 'index.html' })
    },
  )

  test.each(['/tour', '/0', '/1/detail/v-3', '/7/set/8/2', '/1?q=a.b', '/no/such/page', '/welcome/x'])(
    '%s is the shell',
    (target) => {
      expect(routeOf(target)).toEqual({ kind: 'document', file: 'shell.html' })
    },
  )

  test.each([
    ['/welcome/fr-CA.html', 'document', 'welcome/fr-CA.html'],
    ['/shell.html', 'document', 'shell.html'],
    ['/sw.js', 'asset', 'sw.js'],
    ['/config.json?x=1', 'asset', 'config.json'],
    ['/assets/no-extension', 'asset', 'assets/no-extension'],
    ['/maps/a%20b.pmtiles', 'asset', 'maps/a b.pmtiles'],
  ])('%s is the %s %s', (target, kind, file) => {
    expect(routeOf(target)).toEqual({ kind, file })
  })

  test.each(['/api', '/api/', '/api/other', '/.vite/manifest.json', '/.env', '/a/.git/config'])(
    '%s is missing',
    (target) => {
      expect(routeOf(target)).toEqual({ kind: 'missing' })
    },
  )

  test.each([
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/a%00.js',
    '/%zz',
    'http://elsewhere.example/',
    '*',
  ])('%s is malformed', (target) => {
    expect(routeOf(target)).toEqual({ kind: 'malformed' })
  })

  test('the metrics address is distinct from similar paths', () => {
    expect(routeOf('/api/interaction?x')).toEqual({ kind: 'interaction' })
    expect(routeOf('/api/interactions.csv')).toEqual({ kind: 'missing' })
  })
})
