import { expect, it } from 'vitest'
import type { Pressable } from './choosePress'
import type { Shown } from './pressPage'
import type { Start } from './starts'
import { walk } from './walk'

const BUTTON: Pressable = {
  ...{ role: 'button', name: 'Sort', nth: 0, kind: 'tap', group: 'main button Sort', inRow: false },
}

/**
 * A device whose screens have one button each. A press on `/dealers` begins dealer mode; `/empty` has no button, and `/panel`
 * none until a press beside what covers it.
 */
function device() {
  const did: string[] = []
  let path = '/welcome'
  let modes: readonly string[] = []
  let isCovered = false
  const page = {
    rest: async () => [],
    linger: async () => void did.push('linger'),
    shown: async (): Promise<Shown> => ({
      ...{ path, lang: 'en', modes: [...modes], isCovered, problems: [] },
      controls: path === '/empty' || isCovered ? [] : [BUTTON],
    }),
    pointOf: async () => ({ x: 1, y: 1, hits: true, nowMs: 0 }),
    pointBeside: async () => ({ x: 4, y: 4, hits: true, nowMs: 0 }),
    press: async ({ x }: { x: number }) => {
      did.push(`press ${x === 4 ? 'beside' : path}`)
      if (path === '/panel') isCovered = false
      if (path === '/dealers') modes = ['inDealerMode']
      return []
    },
    follow: async (address: string) => {
      did.push(`follow ${address}`)
      path = address
      isCovered = path === '/panel' || path === '/trap'
    },
    openAnew: async (address: string, its: readonly string[]) => {
      did.push(`open ${address} ${its.join()}`)
      path = address
      modes = its
    },
  }
  return { page, did }
}

async function walked(starts: readonly Start[], presses: number) {
  const { page, did } = device()
  const deadEnds: string[] = []
  const modes: string[] = []
  await walk(page, {
    ...{ seed: 1, presses, starts },
    onPress: (pressed) => void modes.push(pressed.modes.join()),
    onDeadEnd: (shown) => void deadEnds.push(shown.path),
  })
  return { did, deadEnds, modes }
}

it('opens the device anew where it is in another mode than a start, and follows a link elsewhere', async () => {
  const starts: Start[] = [
    { address: '/1', modes: [] },
    { address: '/dealers', modes: [] },
    { address: '/2', modes: [] },
    { address: '/home', modes: ['inDealerMode'] },
    { address: '/4', modes: ['inDealerMode'] },
  ]
  const { did, modes } = await walked(starts, 5)
  expect(did).toEqual([
    ...['follow /1', 'press /1', 'follow /dealers', 'press /dealers', 'open /2 ', 'press /2'],
    ...['open /home inDealerMode', 'press /home', 'follow /4', 'press /4'],
  ])
  expect(modes).toEqual(['', '', '', 'inDealerMode', 'inDealerMode'])
})

const LOOKS = Array.from({ length: 5 }, () => 'linger')

it('looks several times for something to press before it tells of a dead end, and goes on elsewhere', async () => {
  const starts: Start[] = [
    { address: '/empty', modes: [] },
    { address: '/1', modes: [] },
  ]
  const { did, deadEnds } = await walked(starts, 1)
  expect(did).toEqual(['follow /empty', ...LOOKS, 'follow /1', 'press /1'])
  expect(deadEnds).toEqual(['/empty'])
  await expect(walked([{ address: '/empty', modes: [] }], 1)).rejects.toThrow('nothing to press anywhere')
})

it('presses once beside a panel that has nothing to press', async () => {
  const closed = await walked([{ address: '/panel', modes: [] }], 2)
  expect(closed.did).toEqual(['follow /panel', 'press beside', 'press /panel'])
  const kept = await walked(
    [
      { address: '/trap', modes: [] },
      { address: '/1', modes: [] },
    ],
    4,
  )
  expect(kept.did).toEqual([
    'follow /trap',
    'press beside',
    ...LOOKS,
    'follow /1',
    'press /1',
    'press /1',
    'follow /trap',
    'press beside',
  ])
  expect(kept.deadEnds).toEqual(['/trap'])
})
