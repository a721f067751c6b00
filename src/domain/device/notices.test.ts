import { expect, it } from 'vitest'
import { NOTICE_SEPARATOR, parseNotices } from './notices'

it('reads packages with their license, and other parts by their first line', () => {
  const file = [
    '@scope/name 1.2.3 (MIT)\n\nCopyright\n\nPermission is granted\n',
    'other 2.0.0 (see text)\n\n\n',
    'Data of the map (maps/*.pmtiles)\n\nStreets\n',
  ].join(NOTICE_SEPARATOR)
  expect(parseNotices(file)).toEqual([
    { name: '@scope/name 1.2.3', license: 'MIT', text: 'Copyright\n\nPermission is granted' },
    { name: 'other 2.0.0', license: 'see text', text: '' },
    { name: 'Data of the map (maps/*.pmtiles)', license: '', text: 'Streets' },
  ])
})

it('finds none in a page that a host sent in its place', () => {
  expect(parseNotices('<!doctype html>\n<html>\n</html>')).toEqual([])
  expect(parseNotices('')).toEqual([])
})
