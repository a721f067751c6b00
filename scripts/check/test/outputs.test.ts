import { expect, it } from 'vitest'
import { oneAfterAnother } from './outputs'

it('says what one stage has to say, whole, before what another has', () => {
  const said: string[] = []
  const outputs = oneAfterAnother((text) => said.push(text))
  const first = outputs.open()
  const second = outputs.open()
  const third = outputs.open()
  first.write('1a')
  second.write('2a')
  third.write('3a')
  third.end()
  expect(said).toEqual(['1a'])
  first.write('1b')
  first.end()
  second.write('2b')
  expect(said).toEqual(['1a', '1b', '2a', '2b'])
  second.end()
  expect(said).toEqual(['1a', '1b', '2a', '2b', '3a'])
  const fourth = outputs.open()
  fourth.write('4a')
  expect(said.at(-1)).toBe('4a')
})
