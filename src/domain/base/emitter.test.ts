import { expect, it } from 'vitest'
import { createEmitter } from './emitter'

it('calls each listener with each event, in order, until it unsubscribes', () => {
  const heard: string[] = []
  const { on, emit } = createEmitter<number>()
  const leave = on((value) => heard.push(`a${value}`))
  on((value) => heard.push(`b${value}`))
  emit(1)
  leave()
  emit(2)
  expect(heard).toEqual(['a1', 'b1', 'b2'])
})

it('leaves out who came or left while an event is told', () => {
  const heard: string[] = []
  const { on, emit } = createEmitter()
  const late = () => heard.push('late')
  const leaving = () => heard.push('leaving')
  on(() => {
    on(late)
    leave()
  })
  const leave = on(leaving)
  emit()
  expect(heard).toEqual([])
  emit()
  expect(heard).toEqual(['late'])
})
