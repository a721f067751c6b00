import type { Target } from './pageState'

/** What the monkey does in a step, as data: a trail of them is a file. */
export type Action = (
  | { kind: 'tap'; target: Target; times: 1 | 2; share: number }
  | { kind: 'type'; target: Target; text: string }
  | { kind: 'choose'; target: Target; option: number }
  | { kind: 'press'; key: Key }
  | { kind: 'history'; way: 'back' | 'forward' }
  | { kind: 'reload' }
  | { kind: 'open'; address: string; way: 'load' | 'follow' }
  | { kind: 'resize'; width: number; height: number }
  | { kind: 'scroll'; deltaX: number; deltaY: number }
  | { kind: 'mapTap'; x: number; y: number; times: 1 | 2 }
  | { kind: 'mapDrag'; x: number; y: number; toX: number; toY: number }
  | { kind: 'loseContext' }
  | { kind: 'sleep' }
) & {
  /** The next action comes before the page is at rest. */
  hasty?: true
}

export const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Space',
] as const
export type Key = (typeof KEYS)[number]

/** A step of a trail: the action, and where the page was before it. */
export interface Step {
  action: Action
  at: Place
}

/** What a walk needs to begin in the middle of another. */
export interface Place {
  address: string
  width: number
  height: number
  /** Stored choices: language, theme, modes. */
  stored: Record<string, string>
}

/** An action in a line of a log. */
export function describe(action: Action): string {
  const hasty = action.hasty ? ', at once' : ''
  return words(action) + hasty
}

function words(action: Action): string {
  const on = ({ role, name, nth }: Target) => `${role} "${name}"${nth > 0 ? ` (${nth + 1})` : ''}`
  const at = (x: number, y: number) => `${Math.round(x * 100)}/${Math.round(y * 100)} %`
  switch (action.kind) {
    case 'tap':
      return `${action.times === 2 ? 'double tap' : 'tap'} ${on(action.target)}`
    case 'type':
      return `type ${JSON.stringify(action.text.slice(0, 40))} into ${on(action.target)}`
    case 'choose':
      return `choose option ${action.option + 1} of ${on(action.target)}`
    case 'press':
      return `press ${action.key}`
    case 'history':
      return `go ${action.way}`
    case 'reload':
      return 'reload'
    case 'open':
      return `${action.way === 'load' ? 'open' : 'follow'} ${action.address}`
    case 'resize':
      return `turn to ${action.width}x${action.height}`
    case 'scroll':
      return `scroll by ${action.deltaX}/${action.deltaY}`
    case 'mapTap':
      return `${action.times === 2 ? 'double tap' : 'tap'} the map at ${at(action.x, action.y)}`
    case 'mapDrag':
      return `drag the map from ${at(action.x, action.y)} to ${at(action.toX, action.toY)}`
    case 'loseContext':
      return 'lose the WebGL context'
    case 'sleep':
      return 'sleep, wake without a database'
  }
}
