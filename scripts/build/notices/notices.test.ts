import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFolder, testFolder } from '../../service/start/testing/dist'
import { packageNotice } from './packageNotice'
import { packageOf, packagesInside } from './shippedPackages'

let folder: TestFolder
beforeAll(() => {
  folder = testFolder()
  const map = { sources: ['../node_modules/kdbush/index.js', '../node_modules/@a/b/x.js', '../src/own.js'] }
  folder.write('node_modules/maps/dist/maps.mjs.map', JSON.stringify(map))
  folder.write('node_modules/maps/package.json', '{"version":"1.0.0","license":"(MIT OR ISC)"}')
  folder.write('node_modules/maps/LICENSE.md', 'Free\n\n# Licenses of bundled dependencies\n\nof the tool')
  folder.write('node_modules/maps/NOTICE', 'Named')
  folder.write('node_modules/@a/b/package.json', '{"version":"2.0.0"}')
})
afterAll(() => folder.remove())

describe('the package of a file that ships', () => {
  it.each([
    ['/w/node_modules/react/index.js', 'react'],
    ['node_modules/@fontsource-variable/inter/files/x.woff2', '@fontsource-variable/inter'],
    ['/w/node_modules/a/node_modules/b/x.js?url', 'b'],
    ['\0/w/node_modules/a/x.js?commonjs-module', 'a'],
    ['\0vite/preload-helper.js', 'vite'],
    ['\0rolldown/runtime.js', 'rolldown'],
    ['\0pharos/of-a-plugin', null],
    ['/w/src/main.tsx', null],
    ['/w/node_modules/.vite/x.js', null],
  ])('%j is of %s', (file, name) => expect(packageOf(file)).toBe(name))

  it('may hold others, which its source map names', () => {
    expect(packagesInside(`${folder.path}/node_modules/maps/dist/maps.mjs`)).toEqual(['kdbush', '@a/b'])
    expect(packagesInside(`${folder.path}/node_modules/maps/package.json`)).toEqual([])
  })
})

describe('the notice of a package', () => {
  const notice = (name: string) => packageNotice(name, `${folder.path}/node_modules`, `${folder.path}/texts`)

  it('has its license and its notice, without what lies in a tool alone', () => {
    expect(notice('maps')).toBe('maps 1.0.0 (MIT OR ISC)\n\nFree\n\nNamed\n')
  })

  it('that has no text stops the build by its name, until we keep one', () => {
    expect(() => notice('@a/b')).toThrow('@a/b 2.0.0 ships without a license text')
    folder.write('texts/@a+b.txt', 'Kept')
    expect(notice('@a/b')).toBe('@a/b 2.0.0 (see text)\n\nKept\n')
    expect(() => notice('inside')).toThrow('inside ships without a license text')
    folder.write('texts/inside.txt', 'inside 3.0.0 (MIT)\n\nKept')
    expect(notice('inside')).toBe('inside 3.0.0 (MIT)\n\nKept\n')
  })
})
