import type { SeededRandom } from '#domain/base/seededRandom'
import { AWKWARD_TEXTS } from '#domain/testing/awkwardTexts'
import { type Action, KEYS } from './action'
import { randomAddress } from './addresses'
import type { Control, PageState, Target } from './pageState'

/** How often the monkey has used each group of controls: what it knows well it uses less. */
export type Memory = Map<string, number>

const SIZES: readonly (readonly [value: readonly [number, number], weight: number])[] = [
  [[1180, 820], 5],
  [[820, 1180], 5],
  [[320, 640], 1],
  [[1600, 1000], 1],
]
const TEXTS = [
  ...['a', 'unit', '118', '0', '-5', '99999999', '  ', 'zzz no such thing', 'Zoë', '2026-02-30'],
  ...Object.values(AWKWARD_TEXTS),
  'long words '.repeat(30),
]
/** An open overlay is what a visitor looks at. */
const OVERLAY = /^(dialog|alertdialog|menu|listbox) /
/** Share of steps after which the next action comes at once. */
const HASTE = 0.12

/** Draws the next action from what the page offers. The same state and random give the same action. */
export function chooseAction(random: SeededRandom, state: PageState, memory: Memory): Action {
  const action = draw(random, state, memory)
  return random.next() < HASTE ? { ...action, hasty: true } : action
}

function draw(random: SeededRandom, state: PageState, memory: Memory): Action {
  const { controls, maps } = state
  const map = maps.find(({ status }) => status === 'ready')
  const kind = random.weighted([
    ['control', controls.length > 0 ? 100 : 0],
    ['press', 9],
    ['back', 5],
    ['forward', 2],
    ['reload', 1.5],
    ['open', 3],
    ['resize', 3],
    ['scroll', 4],
    ['mapTap', map ? 10 : 0],
    ['mapDrag', map ? 4 : 0],
    ['loseContext', map ? 2 : 0],
    ['sleep', 1],
  ] as const)
  switch (kind) {
    case 'control':
      return operate(random, drawControl(random, controls, memory))
    case 'press':
      return { kind: 'press', key: random.pick(KEYS) }
    case 'back':
    case 'forward':
      return { kind: 'history', way: kind }
    case 'open':
      return { kind, address: randomAddress(random), way: random.next() < 0.5 ? 'load' : 'follow' }
    case 'resize': {
      const [width, height] = random.weighted(SIZES)
      return { kind, width, height }
    }
    case 'scroll':
      return { kind, deltaX: 0, deltaY: random.pick([-2000, -400, 400, 2000]) }
    case 'mapTap': {
      const onFeature = map && map.features.length > 0 && random.next() < 0.7
      const [x, y] = onFeature ? random.pick(map.features) : [share(random), share(random)]
      return { kind, x, y, times: random.next() < 0.1 ? 2 : 1 }
    }
    case 'mapDrag':
      return { kind, x: share(random), y: share(random), toX: share(random), toY: share(random) }
    default:
      return { kind }
  }
}

function drawControl(random: SeededRandom, controls: readonly Control[], memory: Memory): Control {
  const groups = new Map<string, Control[]>()
  for (const control of controls) {
    const group = groups.get(control.group)
    if (group) group.push(control)
    else groups.set(control.group, [control])
  }
  const weights = [...groups.keys()].map(
    (name) => [name, (OVERLAY.test(name) ? 3 : 1) / (1 + (memory.get(name) ?? 0))] as const,
  )
  const name = random.weighted(weights)
  memory.set(name, (memory.get(name) ?? 0) + 1)
  return random.pick(groups.get(name) ?? controls)
}

function operate(random: SeededRandom, control: Control): Action {
  const target: Target = { role: control.role, name: control.name, nth: control.nth }
  if (control.kind === 'text' && random.next() < 0.75)
    return { kind: 'type', target, text: random.pick(TEXTS) }
  if (control.kind === 'choice')
    return { kind: 'choose', target, option: random.int(0, Math.max(0, control.options - 1)) }
  const place = control.kind === 'slider' ? share(random) : 0.5
  return { kind: 'tap', target, times: random.next() < 0.12 ? 2 : 1, share: place }
}

function share(random: SeededRandom): number {
  return random.int(5, 95) / 100
}
