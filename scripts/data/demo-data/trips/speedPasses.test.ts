import { expect, it } from 'vitest'
import { speedPasses } from './speedPasses'

/** Readings of a drive: so many seconds at a speed, one part after the other, all under one limit. */
function drive(limitMph: number, ...parts: readonly (readonly [seconds: number, mph: number])[]) {
  const speeds = [0, ...parts.flatMap(([seconds, mph]) => Array<number>(seconds).fill(mph)), 0]
  return speedPasses({
    seconds: speeds.length - 1,
    mileAt: new Float64Array(speeds.length),
    speedMph: Float32Array.from(speeds),
    limitMph: new Float32Array(speeds.length).fill(limitMph),
  })
}

it('keeps passes of 50 mph and more in their order', () => {
  expect(drive(65, [20, 55.24], [20, 40], [20, 49.94], [20, 49.96]).fast).toEqual([55.2, 50])
})

it('counts two passes over 80 mph as two where the speed between stays over 50', () => {
  expect(drive(65, [20, 70], [20, 82.3], [20, 60], [20, 85]).fast).toEqual([82.3, 85])
})

it('keeps what is barely over 80 mph over it', () => {
  expect(drive(65, [20, 80.01])).toMatchObject({ fast: [80.1], topMph: 80.1 })
})

it('keeps a pass over the limit that was held for ten seconds', () => {
  expect(drive(30, [11, 32], [20, 25], [10, 33]).overLimit).toEqual([[30, 32]])
})

it('takes no notice of less than two percent over the limit', () => {
  expect(drive(30, [60, 30.5]).overLimit).toEqual([])
})

it('leaves what goes over 80 mph to the fast passes', () => {
  expect(drive(55, [20, 60], [20, 84]).overLimit).toEqual([])
})
