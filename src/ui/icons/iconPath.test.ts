import { expect, it } from 'vitest'
import { iconPath } from './iconPath'

it('makes one path of all shapes, each where it was', () => {
  const icon = iconPath([
    ['path', { d: 'M5 12h14' }],
    ['path', { d: 'm12 5 7 7' }],
    ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
    ['polyline', { points: '1 2 3 4' }],
    ['polygon', { points: '1 2 3 4 5 6' }],
    ['circle', { cx: '12', cy: '11', r: '10' }],
  ])
  expect(icon).toBe(
    'M5 12h14M0 0m12 5 7 7M1 2L3 4M1 2 3 4M1 2 3 4 5 6zM2 11a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
  )
})

it('rounds the corners of a rectangle', () => {
  expect(iconPath([['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2' }]])).toBe(
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  )
})

it('refuses a shape that it does not know', () => {
  expect(() => iconPath([['text', {}]])).toThrow('<text>')
})
