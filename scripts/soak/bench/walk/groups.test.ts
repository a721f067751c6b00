import { expect, it } from 'vitest'
import { groupLines } from './groups'
import type { Press } from './judge'

const press = (kind: string, durationMs: number | null): Press => ({
  ...{ name: kind, kind, path: '/1', modes: [], atMs: 0, documentMs: 0, frames: null, isLost: false },
  answer:
    durationMs === null
      ? null
      : { startMs: 0, durationMs, inputDelayMs: 0, processingMs: 0, presentationMs: 0 },
})

it('tells of each group how many presses it has and how long they took, the slowest first', () => {
  const presses = [
    press('tab', 40),
    press('row', 56),
    press('tab', null),
    press('row', 200),
    press('row', 48),
  ]
  expect(groupLines('kind', presses, ({ kind }) => kind)).toEqual([
    'kind  presses   median      p75    worst',
    'row         3       56      200      200',
    'tab         2       28       40       40',
  ])
})
