import { expect, it } from 'vitest'
import { changesBetween, changesThatStay } from './changes'

const picture = (name: string, content: string) => ({ address: name, name, png: Buffer.from(content) })

it('names what differs and what only one side has, and nothing that is alike', () => {
  const before = [picture('/1', 'list'), picture('/2', 'blue'), picture('/3', 'gone')]
  const after = [picture('/2', 'red'), picture('/1', 'list'), picture('/4', 'new')]
  expect(changesBetween(before, after)).toEqual([
    { name: '/2', address: '/2', before: Buffer.from('blue'), after: Buffer.from('red') },
    { name: '/3', address: '/3', before: Buffer.from('gone'), after: null },
    { name: '/4', address: '/4', before: null, after: Buffer.from('new') },
  ])
})

it('leaves out what was alike in either of two walks, and keeps what one side alone has', () => {
  const first = [
    [picture('/0', 'pin over pin'), picture('/1', 'blue'), picture('/3', 'gone')],
    [picture('/0', 'other pin over it'), picture('/1', 'red')],
  ] as const
  const second = [
    [picture('/0', 'other pin over it'), picture('/1', 'blue'), picture('/3', 'gone')],
    [picture('/0', 'other pin over it'), picture('/1', 'red')],
  ] as const
  const stayed = changesThatStay(changesBetween(...first), first, second)
  expect(stayed.map(({ name }) => name)).toEqual(['/1', '/3'])
})
