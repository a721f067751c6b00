import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { contentSecurityPolicy, documentHeaders, IMMUTABLE } from '#domain/device/headers'
import { testFolder } from '../start/testing/dist'
import { headerFiles } from './files'
import { hostHeaders } from './hostHeaders'
import { nginxConfig } from './nginx'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const CONFIG = { metricsUrl: 'https://metrics.example/base', apiUrl: '' }

test.each(['public/_headers', 'deploy/netlify/_redirects', 'deploy/nginx.conf'])(
  '%s is what `npm run headers` writes',
  async (path) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe((await headerFiles(ROOT))[path])
  },
)

test('a broken config.json is an error, a missing one means the defaults', async () => {
  const folder = testFolder()
  try {
    expect((await headerFiles(folder.path))['public/_headers']).toBe(hostHeaders(SHIPPED_CONFIG))
    folder.write('public/config.json', '{"metricsUrl": 5}')
    await expect(headerFiles(folder.path)).rejects.toThrow('metricsUrl')
  } finally {
    folder.remove()
  }
})

describe('_headers', () => {
  /** Header lines of all rules that match, as both hosts apply them. */
  const headersAt = (path: string) => {
    const found: string[] = []
    let matching = false
    for (const line of hostHeaders(CONFIG).split('\n')) {
      if (line.startsWith('/'))
        matching = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
      else if (matching && line.startsWith('  ')) found.push(line.trim())
    }
    return found
  }

  test.each(['/', '/welcome', '/welcome/fr-CA.html', '/shell.html', '/sw.js', '/config.json'])(
    '%s is not cached and carries the list',
    (path) => {
      expect(headersAt(path)).toContain('Cache-Control: no-cache')
      for (const [name, value] of Object.entries(documentHeaders(CONFIG))) {
        expect(headersAt(path)).toContain(`${name}: ${value}`)
      }
    },
  )

  test('hashed assets are immutable', () => {
    expect(headersAt('/assets/app-1a2b.js')).toContain(`Cache-Control: ${IMMUTABLE}`)
  })

  test.each(['/', '/welcome/fr-CA.html', '/sw.js', '/assets/app-1a2b.js', '/1/detail/v-3'])(
    'no header of %s is given twice',
    (path) => {
      const names = headersAt(path).map((line) => line.split(':')[0])
      expect(new Set(names).size).toBe(names.length)
    },
  )
})

describe('nginx.conf', () => {
  test('the policy follows the configuration', () => {
    expect(nginxConfig(CONFIG)).toContain("connect-src 'self' https://metrics.example;")
    expect(nginxConfig({ metricsUrl: '', apiUrl: '' })).not.toContain('metrics.example')
  })

  test('what goes to the metrics service says that it was forwarded, and not from where', () => {
    const [, block = ''] = nginxConfig(CONFIG).split('proxy_pass')
    expect(block).toContain('proxy_set_header Forwarded "for=_kiosk";')
    expect(block).not.toContain('$remote_addr')
  })

  test('every place that serves a page carries the whole list', () => {
    const blocks = nginxConfig(CONFIG)
      .split(/\n {4}location /)
      .slice(1)
    const pages = blocks.filter((block) => block.includes('.html'))
    expect(pages).toHaveLength(3)
    for (const block of pages) {
      expect(block).toContain(`add_header Content-Security-Policy "${contentSecurityPolicy(CONFIG)}" always;`)
      expect(block).toContain('add_header Cache-Control "no-cache" always;')
      expect(block).toContain('add_header X-Content-Type-Options "nosniff" always;')
    }
  })
})
