import { describe, expect, it } from 'vitest'
import { checkLayers } from './layers'

/** Violations of a small made-up tree, as `file: message`. */
function check(tree: Record<string, string>): string[] {
  return checkLayers(new Map(Object.entries(tree))).map(({ file, message }) => `${file}: ${message}`)
}

/** One file that imports one thing, and whether the house allows it. */
function imports(file: string, statement: string): string[] {
  return check({ [file]: `${statement}\n` })
}

describe('the layer table', () => {
  it.each([
    ['src/domain/base/a.ts', "import { b } from '../../data/b'", 'domain may not import data'],
    ['src/i18n/a.ts', "import { b } from '../state/b'", 'i18n may not import state'],
    ['src/data/a.ts', "import { b } from '../metrics/b'", 'data may not import metrics'],
    ['src/metrics/a.ts', "import { b } from '../session/b'", 'metrics may not import session'],
    ['src/session/a.ts', "import { b } from '../ui/b'", 'session may not import ui'],
    ['src/ui/a.tsx', "import { b } from '../state/b'", 'ui may not import state'],
    ['src/map/a.tsx', "import { b } from '../data/b'", 'map may not import data'],
    ['src/charts/a.tsx', "import { b } from '../map/b'", 'charts may not import map'],
    ['src/widgets/a.tsx', "import { b } from '../features/trips/b'", 'widgets may not import features/trips'],
    ['src/features/x/a.tsx', "import { b } from '../y/b'", 'features/x may not import features/y'],
    ['src/features/x/a.tsx', "import { b } from '../../app/b'", 'features/x may not import app'],
    ['src/sw/a.ts', "import { b } from '../pwa/b'", 'sw may not import pwa'],
    ['src/app/a.tsx', "import { b } from '../sw/b'", 'app may not import sw'],
    ['scripts/x/a.ts', "import { b } from '../../src/data/db'", 'scripts may not import src/data/db'],
    ['e2e/a.ts', "import { b } from '../src/ui/Button'", 'e2e may not import src/ui/Button'],
    [
      'e2e/a.ts',
      "import { b } from '../scripts/data/demo-data/b'",
      'e2e may not import scripts/data/demo-data/b',
    ],
    ['src/data/a.ts', "import { b } from '../../scripts/x/b'", 'src may not import "scripts/x/b"'],
  ])('%s refuses: %s', (file, statement, message) => {
    expect(imports(file, statement)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    ['src/metrics/a.ts', "import { b } from '../config/b'"],
    ['src/session/a.ts', "import { b } from '../pwa/b'"],
    ['src/widgets/a.tsx', "import { b } from '../data/b'"],
    ['src/features/x/a.tsx', "import { b } from './part/b'"],
    ['src/features/x/a.tsx', "import { b } from '../../widgets/b'"],
    ['src/main.tsx', "import { b } from './app/b'"],
    ['scripts/x/a.ts', "import { b } from '#domain/trips/b'"],
    ['scripts/x/a.ts', "import { b } from '../../src/data/schemas/vehicle'"],
    ['scripts/x/a.ts', "import { b } from '../../src/config/schema'"],
    ['e2e/a.ts', "import { b } from '#domain/device/routes'"],
    ['src/sw/a.ts', "import { b } from '#domain/device/b'"],
    ['e2e/a.ts', "import { b } from '../scripts/service/start/kioskServer'"],
    ['e2e/a.ts', "import { b } from '../scripts/service/metrics-service/testing/faults'"],
    ['src/data/seed/a.ts', "import url from '../../../demo-data/vehicles.json?url'"],
  ])('%s allows: %s', (file, statement) => {
    expect(imports(file, statement)).toEqual([])
  })

  it.each([
    ['a type import', "import type { B } from '../data/b'"],
    ['a re-export', "export { b } from '../data/b'"],
    ['a star re-export', "export * from '../data/b'"],
    ['a dynamic import', "const b = await import('../data/b')"],
    ['a type query', "type B = import('../data/b').B"],
    ['a glob', "const all = import.meta.glob('../data/*.ts')"],
    ['an import for its effect', "import '../data/b'"],
    ['a root path', "import { b } from '/src/data/b'"],
  ])('sees %s', (_form, statement) => {
    expect(imports('src/ui/a.ts', statement)).toEqual([expect.stringContaining('ui may not import data')])
  })

  it('says what is allowed and why', () => {
    expect(imports('src/map/a.ts', "import { b } from '../data/b'")[0]).toMatch(
      /Allowed: ui, i18n, domain\. Why: props in, events out/,
    )
  })

  it('keeps demo-data behind data/seed', () => {
    expect(imports('src/data/a.ts', "import url from '../../demo-data/x.json?url'")).toEqual([
      expect.stringContaining('only by src/data/seed'),
    ])
  })
})

describe('the floors of domain', () => {
  it.each([
    ["import { trip } from '#domain/trips/trip'", 'a value'],
    ["import type { Trip } from '#domain/trips/trip'", 'a type'],
    ["type Trip = import('#domain/trips/trip').Trip", 'a type query'],
  ])('refuse a higher subject: %s', (statement) => {
    expect(imports('src/domain/vehicle/a.ts', statement)).toEqual([
      expect.stringMatching(
        /domain\/vehicle may not import domain\/trips .*Allowed: base, .*Why: a vehicle is known by its own readings/,
      ),
    ])
  })

  it('refuse a neighbor on the same floor', () => {
    expect(imports('src/domain/people/a.ts', "import type { B } from '#domain/places/b'")).toEqual([
      expect.stringContaining('domain/people may not import domain/places'),
    ])
  })

  it('allow what is below, and the own subject', () => {
    expect(imports('src/domain/trips/a.ts', "import { b } from '#domain/vehicle/b'")).toEqual([])
    expect(imports('src/domain/trips/replay/a.ts', "import { b } from '../telemetry/b'")).toEqual([])
  })

  it('leave tests alone, which compare subjects', () => {
    expect(imports('src/domain/vehicle/a.test.ts', "import { b } from '#domain/trips/b'")).toEqual([])
    expect(imports('src/domain/testing/a.ts', "import { b } from '#domain/trips/b'")).toEqual([])
  })

  it.each([
    ['src/ui/a.ts', '../domain/base/b'],
    ['src/sw/a.ts', '/src/domain/base/b'],
    ['src/domain/trips/a.ts', '../base/b'],
    ['src/domain/trips/a.test.ts', '../base/b'],
    ['src/domain/trips/replay/a.ts', '../../testing/b'],
    ['scripts/x/a.ts', '../../src/domain/base/b'],
    ['e2e/a.ts', '../src/domain/base/b'],
  ])('%s enters no subject by a path: %s', (file, path) => {
    expect(imports(file, `import { b } from '${path}'`)[0]).toMatch(
      /crosses into domain by a path: write "#domain\/(base|testing)\/b"\. A relative import stays inside/,
    )
  })

  it('know every folder', () => {
    expect(check({ 'src/domain/misc/a.ts': '' })).toEqual([expect.stringContaining('on no floor')])
    expect(check({ 'src/domain/a.ts': '' })).toEqual([expect.stringContaining('only folders')])
  })
})

describe('the parts of app', () => {
  it.each([
    [
      'src/app/routes/booth/a.ts',
      "import { b } from '../../boot/b'",
      'src/app/routes may not import src/app/boot/b',
    ],
    ['src/app/routes/a.ts', "import type { B } from '../boot/b'", 'Why: the boot starts what'],
    [
      'src/app/shell/a.ts',
      "const b = () => import('../boot/b')",
      'src/app/shell may not import src/app/boot/b',
    ],
    ['src/app/shell/a.ts', "import { router } from '../routes/router'", 'Why: the router is made of'],
  ])('%s refuses: %s', (file, statement, message) => {
    expect(imports(file, statement)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    ['src/app/boot/a.ts', "import { router } from '../routes/router'"],
    ['src/app/routes/a.ts', "import { b } from '../bootstrap/b'"],
    ['src/app/routes/a.ts', "import { b } from './routerEvents'"],
    ['src/app/routes/a.test.ts', "import { b } from '../boot/b'"],
  ])('%s allows: %s', (file, statement) => {
    expect(imports(file, statement)).toEqual([])
  })
})

describe('the entry', () => {
  const main = { 'src/main.tsx': "import './app/router'\n" }

  it('reaches features and widgets by dynamic import only', () => {
    const tree = (statement: string) => ({ ...main, 'src/app/router.tsx': `${statement}\n` })
    expect(check(tree("import { T } from '../features/tour/T'"))).toEqual([
      expect.stringContaining('dynamic import only'),
    ])
    expect(check(tree("import { T } from '../widgets/T'"))).toEqual([
      expect.stringContaining('dynamic import only'),
    ])
    expect(check(tree("const t = () => import('../features/tour/T')"))).toEqual([])
    expect(check(tree("import type { T } from '../features/tour/T'"))).toEqual([])
  })

  it('owns the welcome screen', () => {
    expect(check({ ...main, 'src/app/router.tsx': "import { W } from '../features/welcome/W'\n" })).toEqual(
      [],
    )
  })

  it('leaves a part of app that loads later alone', () => {
    expect(
      check({
        ...main,
        'src/app/router.tsx': "const t = () => import('./TourRoute')\n",
        'src/app/TourRoute.tsx': "import { T } from '../features/tour/T'\n",
      }),
    ).toEqual([])
  })
})

describe('vendor doors', () => {
  it.each([
    ['dexie', 'data'],
    ['lucide', 'ui'],
    ['dexie-react-hooks', 'data'],
    ['maplibre-gl', 'map'],
    ['react-map-gl/maplibre', 'map'],
    ['pmtiles', 'map'],
    ['@visx/shape', 'charts'],
    ['jotai/vanilla', 'state'],
    ['workbox-window', 'pwa'],
    ['virtual:pwa-register', 'pwa'],
    ['workbox-precaching', 'sw'],
    ['socket.io-client', 'api'],
  ])('%s only through %s', (vendor, door) => {
    const statement = `import { x } from '${vendor}'`
    expect(imports('src/features/x/a.ts', statement)).toEqual([
      expect.stringContaining(`only through src/${door}`),
    ])
    expect(imports(`src/${door}/a.ts`, statement)).toEqual([])
    expect(imports('scripts/x/a.ts', statement)).toEqual([])
  })
})

describe('the network', () => {
  it.each([
    'fetch(url)',
    'globalThis.fetch(url)',
    'navigator.sendBeacon(url)',
    'new WebSocket(url)',
    'new XMLHttpRequest()',
  ])('%s is refused outside its doors', (call) => {
    expect(imports('src/features/x/a.ts', call)).toEqual([expect.stringContaining('only in metrics, api')])
    expect(imports('src/data/vehicles.ts', call)).toHaveLength(1)
  })

  it.each([
    'src/metrics/a.ts',
    'src/api/a.ts',
    'src/config/a.ts',
    'src/sw/a.ts',
    'src/data/seed/a.ts',
    'src/data/map/a.ts',
  ])('%s may fetch', (file) => expect(imports(file, 'fetch(url)')).toEqual([]))

  it('leaves a method of that name alone', () =>
    expect(imports('src/ui/a.ts', 'store.fetch(url)')).toEqual([]))
})

describe('presses and keys of the whole page', () => {
  it.each([
    "addEventListener('pointerdown', hear, true)",
    "window.addEventListener('keydown', hear)",
    "document.addEventListener('click', hear, { capture: true })",
    "for (const press of ['pointerup', 'click']) addEventListener(press, hear)",
  ])('are heard in the written order only, not by: %s', (source) =>
    expect(check({ 'src/features/x/a.ts': source })).toEqual([expect.stringContaining('session/input')]),
  )

  it.each([
    "button.addEventListener('click', hear)",
    "addEventListener('pagehide', hear)",
    "for (const end of ['transitionend', 'animationend']) document.addEventListener(end, hear)",
  ])('are not: %s', (source) => expect(check({ 'src/features/x/a.ts': source })).toEqual([]))

  it.each(['src/session/input/input.ts', 'src/ui/kit/inputPort.ts', 'src/ui/a.test.tsx'])(
    '%s may listen',
    (file) => expect(check({ [file]: "addEventListener('click', hear)" })).toEqual([]),
  )
})

describe('the shape of the tree', () => {
  it('refuses barrels', () => {
    expect(check({ 'src/ui/index.ts': '' })).toEqual([expect.stringContaining('no barrels')])
  })

  it.each(['utils', 'hooks', 'types', 'components', 'lib'])('refuses a drawer named %s', (name) => {
    expect(check({ [`src/features/x/${name}/a.ts`]: '' })).toEqual([
      expect.stringContaining(`no folder named "${name}"`),
    ])
  })

  it('refuses a folder that the table does not know', () => {
    expect(check({ 'src/misc/a.ts': '' })).toEqual([expect.stringContaining('not in the layer table')])
  })

  it('refuses loose files in src and features', () => {
    expect(check({ 'src/other.ts': '' })).toEqual([expect.stringContaining('stand directly in src')])
    expect(check({ 'src/features/a.ts': '' })).toHaveLength(1)
  })

  it('refuses a file over 400 lines, generated ones aside', () => {
    const long = 'const a = 1\n'.repeat(401)
    expect(check({ 'src/ui/a.ts': long })).toEqual([expect.stringContaining('401 lines')])
    expect(check({ 'src/ui/a.ts': long.slice('const a = 1\n'.length) })).toEqual([])
    expect(check({ 'src/ui/a.ts': `// @generated by a script\n${long}`, 'src/ui/b.gen.ts': long })).toEqual(
      [],
    )
  })

  it('says when a file cannot be parsed', () => {
    expect(check({ 'src/ui/a.ts': 'const = 1' })).toEqual([expect.stringContaining('cannot be parsed')])
  })
})

describe('import cycles', () => {
  it('names the ring', () => {
    expect(
      check({
        'src/ui/a.ts': "import { b } from './b'\n",
        'src/ui/b.ts': "import { c } from './c'\n",
        'src/ui/c.ts': "export * from './a'\n",
      }),
    ).toEqual([expect.stringContaining('src/ui/a.ts -> src/ui/b.ts -> src/ui/c.ts -> src/ui/a.ts')])
  })

  it.each(['scripts/x', 'e2e'])('are found in %s too', (folder) => {
    expect(
      check({
        [`${folder}/a.ts`]: "import { b } from './b'\n",
        [`${folder}/b.ts`]: "import { a } from './a'\n",
      }),
    ).toEqual([expect.stringContaining(`${folder}/a.ts -> ${folder}/b.ts -> ${folder}/a.ts`)])
  })

  it('allows a ring that a type or a dynamic import closes', () => {
    const a = { 'src/ui/a.ts': "import { b } from './b'\n" }
    expect(check({ ...a, 'src/ui/b.ts': "import type { A } from './a'\n" })).toEqual([])
    expect(check({ ...a, 'src/ui/b.ts': "const a = () => import('./a')\n" })).toEqual([])
  })
})

describe('tests', () => {
  it('may use domain and the testing folders of any layer', () => {
    expect(imports('src/features/x/a.test.tsx', "import { b } from '../../data/testing/b'")).toEqual([])
    expect(imports('src/features/x/testing/b.ts', "import { b } from '../../../app/testing/b'")).toEqual([])
  })

  it('keep to their own layer otherwise', () => {
    expect(imports('src/ui/a.test.tsx', "import { b } from '../data/b'")).toHaveLength(1)
    expect(imports('src/features/x/a.test.tsx', "import { b } from '../y/b'")).toHaveLength(1)
  })

  it('do not lend their helpers to code that ships', () => {
    expect(imports('src/features/x/a.tsx', "import { b } from '../../data/testing/b'")).toEqual([
      expect.stringContaining('help for tests'),
    ])
  })

  it('may stand in for the network', () => expect(imports('src/ui/a.test.ts', 'fetch(url)')).toEqual([]))
})
