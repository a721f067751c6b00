import { expect, it } from 'vitest'
import { type Viewport, viewportFaults } from './viewport'

const IPAD: Viewport = {
  shell: { width: 1180, height: 820 },
  visible: { width: 1180, height: 820 },
  screen: { width: 1180, height: 820 },
  insets: { top: 24, right: 0, bottom: 20, left: 0 },
  zoom: 1,
  pixelRatio: 2,
  displayMode: 'standalone',
}

it('a page that fills its screen has no fault', () => {
  expect(viewportFaults(IPAD)).toEqual([])
})

it.each<[string, Partial<Viewport>]>([
  ['zoomed', { zoom: 1.4, visible: { width: 843, height: 586 } }],
  ['cut', { visible: { width: 1180, height: 780 } }],
  ['cut', { visible: { width: 1180, height: 860 } }],
  ['wide', { shell: { width: 1230, height: 820 } }],
  ['insets', { insets: { ...IPAD.insets, bottom: 336 } }],
  ['insets', { insets: { ...IPAD.insets, left: -4 } }],
  ['small', { shell: { width: 300, height: 820 }, visible: { width: 300, height: 820 } }],
])('a page that does not is %s: %o', (fault, change) => {
  expect(viewportFaults({ ...IPAD, ...change })).toEqual([fault])
})

it('fractions of a pixel are none', () => {
  expect(viewportFaults({ ...IPAD, visible: { width: 1179.5, height: 819.3 } })).toEqual([])
})
