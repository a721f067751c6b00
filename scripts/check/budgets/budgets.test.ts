import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { Dist } from './dist'
import { LIMITS } from './limits'
import { type Expected, type Measured, measure } from './measure'
import type { ChunkInfo } from './siteGraph'
import { isBroken } from './table'

const PAGE = `<!doctype html><html lang="en"><head>
<link rel="preload" href="/assets/inter-12345678.woff2" as="font" type="font/woff2" crossorigin>
<script type="module" src="/assets/main-12345678.js"></script>
<link rel="stylesheet" href="/assets/main-12345678.css"></head><body><div id="root"></div></body></html>`

const MAIN = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Trips-12345678.js","assets/Trips-12345678.css"])))=>i.map(i=>d[i]);
import{a}from"./react-12345678.js";const p=(f,d)=>f();
p(()=>import("./en-12345678.js"),[]);p(()=>import("./Trips-12345678.js"),__vite__mapDeps([0,1]));p(()=>import("./services-12345678.js"),[])`

/** A tiny site with every part that a budget looks at. */
const SITE: Record<string, string | Buffer> = {
  'index.html': PAGE,
  'welcome/en.html': PAGE,
  'sw.js':
    'const m=[{url:"index.html",revision:"1"},{"revision":null,"url":"assets/main-12345678.js"},{url:"assets/data-12345678.json",revision:null}];',
  'assets/main-12345678.js': MAIN,
  'assets/main-12345678.css': 'a{src:url(/assets/inter-12345678.woff2)}',
  'assets/inter-12345678.woff2': 'font',
  'assets/react-12345678.js': 'export const a=1',
  'assets/en-12345678.js': 'export const messages={}',
  'assets/Trips-12345678.js':
    'import"./kit-12345678.js";import"./main-12345678.js";import"./chart-12345678.js"',
  'assets/Trips-12345678.css': 'b{}',
  'assets/chart-12345678.js': 'export const c=1',
  'assets/kit-12345678.js': 'export const k=1',
  'assets/services-12345678.js': 'export const s=1',
  'assets/data-12345678.json': '[]',
}

const chunk = (...modules: string[]): ChunkInfo => ({ imports: [], dynamicImports: [], modules })
const CHUNKS: Record<string, ChunkInfo> = {
  'assets/main-12345678.js': chunk('src/main.tsx', 'src/features/welcome/WelcomeScreen.tsx'),
  'assets/react-12345678.js': chunk('node_modules/react/index.js'),
  'assets/en-12345678.js': chunk('src/i18n/locales/first/en.po'),
  'assets/Trips-12345678.js': chunk('src/features/trips/TripsScreen.tsx'),
  'assets/chart-12345678.js': chunk('node_modules/@visx/shape/index.js'),
  'assets/kit-12345678.js': chunk('node_modules/react-aria/index.js', 'src/ui/Button.tsx'),
  'assets/services-12345678.js': chunk('src/data/db.ts', 'node_modules/dexie/index.js'),
}

const EXPECTED: Expected = { locales: ['en'], features: ['trips'], areas: ['kit'] }
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function measured(
  changes: Record<string, string | Buffer | null> = {},
  chunks: Record<string, ChunkInfo> = {},
  expected: Partial<Expected> = {},
): Measured {
  const root = mkdtempSync(join(tmpdir(), 'budgets-test-'))
  folders.push(root)
  for (const [path, content] of Object.entries({ ...SITE, ...changes })) {
    if (content === null) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return measure(new Dist(root), { ...CHUNKS, ...chunks }, { ...EXPECTED, ...expected })
}

const broken = ({ rows }: Measured) => rows.filter(isBroken).map(({ name }) => name)
const sizeOf = ({ rows }: Measured, name: string) => rows.find((row) => row.name === name)?.value

/** Text that no compressor makes smaller than about 3/4 of it. */
function noise(bytes: number): string {
  let state = 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state & 0xff
  }
  return Buffer.from(Array.from({ length: bytes }, next)).toString('base64')
}

describe('a small site', () => {
  it('keeps every budget', () => {
    const result = measured()
    expect(broken(result)).toEqual([])
    expect(result.problems).toEqual([])
  })

  it('counts the page, its scripts and styles, their imports, its language and its font as requests', () => {
    expect(sizeOf(measured(), 'welcome requests')).toBe(6)
  })

  it('counts a screen with its style and its own imports, without the kit and what is there already', () => {
    const plain = sizeOf(measured(), 'screen Trips-12345678.js') ?? 0
    const grown = (path: string) =>
      (sizeOf(measured({ [path]: `/*${noise(3000)}*/${SITE[path]}` }), 'screen Trips-12345678.js') ?? 0) -
      plain
    expect(grown('assets/Trips-12345678.css')).toBeGreaterThan(2000)
    expect(grown('assets/chart-12345678.js')).toBeGreaterThan(2000)
    expect(grown('assets/kit-12345678.js')).toBe(0)
    expect(grown('assets/react-12345678.js')).toBe(0)
  })

  it('counts a script that is precached as it is sent', () => {
    const grown = measured({ 'assets/main-12345678.js': `/*${noise(3000)}*/${MAIN}` })
    const more = (sizeOf(grown, 'precached code') ?? 0) - (sizeOf(measured(), 'precached code') ?? 0)
    expect(more).toBeGreaterThan(2000)
    expect(more).toBeLessThan(4000)
  })
})

describe('a budget breaks', () => {
  it.each([
    ['welcome', 'assets/react-12345678.js', 160],
    ['welcome', 'welcome/en.html', 160],
    ['language first/en', 'assets/en-12345678.js', 16],
    ['screen Trips-12345678.js', 'assets/chart-12345678.js', 46],
    ['kit room', 'assets/kit-12345678.js', 92],
  ])('%s, when %s grows', (name, path, kib) => {
    const text = path.endsWith('.html')
      ? `${PAGE}<!--${noise(kib * 1024)}-->`
      : `/*${noise(kib * 1024)}*/${SITE[path]}`
    expect(broken(measured({ [path]: text }))).toContain(name)
  })

  it('precached code, when a picture grows', () => {
    const worker = 'const m=[{url:"index.html",revision:"1"},{url:"icons/icon-192.png",revision:"1"}];'
    const grown = { 'sw.js': worker, 'icons/icon-192.png': Buffer.alloc(1950 * 1024) }
    expect(broken(measured(grown))).toEqual(['precached code'])
  })

  it('font, when its file grows', () => {
    expect(broken(measured({ 'assets/inter-12345678.woff2': Buffer.alloc(49 * 1024) }))).toEqual([
      'welcome font',
    ])
  })

  it('map archives, when the regions grow', () => {
    expect(broken(measured({ 'maps/us.pmtiles': Buffer.alloc(6_000_001) }))).toEqual(['map archives, raw'])
  })

  it('no map archives, when a region has a map of its own', () => {
    const own = {
      'maps/us.pmtiles': Buffer.alloc(6_000_001),
      'maps/overrides.json': '{"us":{"file":"us.pmtiles"}}',
    }
    expect(broken(measured(own))).toEqual([])
  })

  it('requests, when the first screen asks for more', () => {
    const page = `${PAGE}<link rel="stylesheet" href="/assets/s.css">`
    expect(broken(measured({ 'assets/s.css': 'a{}', 'welcome/en.html': page }))).toEqual(['welcome requests'])
  })

  it('precache entries, when there are too many', () => {
    const urls = Array.from(
      { length: LIMITS.precacheEntries + 1 },
      () => '{url:"index.html",revision:"1"}',
    ).join()
    expect(broken(measured({ 'sw.js': `const m=[${urls}]` }))).toEqual(['precache entries'])
  })
})

describe('a problem is said', () => {
  it.each([
    ['welcome/en.html', 'welcome/en.html is missing'],
    ['sw.js', 'sw.js with a precache manifest is missing'],
    ['assets/react-12345678.js', 'build again'],
    ['assets/en-12345678.js', 'no chunk holds the catalog en'],
    ['assets/inter-12345678.woff2', 'needs assets/inter-12345678.woff2'],
    ['assets/data-12345678.json', 'precached, but not there'],
  ])('when %s is not there', (path, message) => {
    expect(measured({ [path]: null }).problems).toContainEqual(expect.stringContaining(message))
  })

  it.each(['dexie', 'maplibre-gl', '@visx/shape', 'socket.io-client'])(
    'when the entry holds %s',
    (vendor) => {
      const result = measured({}, { 'assets/react-12345678.js': chunk(`node_modules/${vendor}/index.js`) })
      expect(result.problems).toContainEqual(expect.stringContaining("entry's static graph holds"))
    },
  )

  it('when chunks wait for one another', () => {
    const ring = {
      'assets/kit-12345678.js': 'import"./chart-12345678.js"',
      'assets/chart-12345678.js': 'import"./kit-12345678.js"',
    }
    expect(measured(ring).problems).toEqual([expect.stringContaining('chunks import one another')])
  })

  it('when a room or a feature is in no chunk', () => {
    expect(measured({}, {}, { areas: ['map'] }).problems).toEqual(['no chunk is the map room'])
    expect(measured({}, {}, { features: ['trips', 'game'] }).problems).toEqual([
      expect.stringContaining('features/game is in no screen'),
    ])
  })

  it.each([
    ['<script>alert(1)</script>', 'inline <script>'],
    ['<style>a{}</style>', 'inline <style>'],
    ['<p style="color:red">', 'style= attribute on <p>'],
    ['<p onclick="x()">', 'inline handler onclick='],
    ['<img src="https://example.org/a.png">', 'off-origin address on <img>'],
    ["<link rel=icon href='//example.org/a.png'>", 'off-origin address on <link>'],
  ])('when a page holds %s', (markup, message) => {
    expect(measured({ 'deep/page.html': markup }).problems).toEqual([expect.stringContaining(message)])
  })
})
