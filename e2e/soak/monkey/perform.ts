import type { Action } from './action'
import type { Target } from './pageState'
import type { Walker } from './walker'

/** Whether an action could be done: `missed` when its control is gone or covered. */
export type Outcome = 'done' | 'missed'

/** Does an action as a visitor would. */
export async function perform(walker: Walker, action: Action): Promise<Outcome> {
  switch (action.kind) {
    case 'tap':
      return tap(walker, action.target, action.times, action.share)
    case 'type': {
      const found = await tap(walker, action.target, 1, 0.5)
      if (found === 'done') await walker.type(action.text)
      return found
    }
    case 'choose':
      return (await walker.call('choose', action.target, action.option)) ? 'done' : 'missed'
    case 'mapTap': {
      const at = await walker.call('mapPoint', action.x, action.y)
      if (at) await walker.tap(at, action.times)
      return at ? 'done' : 'missed'
    }
    case 'mapDrag': {
      const from = await walker.call('mapPoint', action.x, action.y)
      const to = await walker.call('mapPoint', action.toX, action.toY)
      if (from && to) await walker.drag(from, to)
      return from && to ? 'done' : 'missed'
    }
    case 'loseContext':
      return (await walker.call('loseContext')) ? 'done' : 'missed'
    default:
      await simple(walker, action)
      return 'done'
  }
}

async function simple(walker: Walker, action: Action): Promise<void> {
  if (action.kind === 'press') await walker.press(action.key)
  else if (action.kind === 'history') await walker.history(action.way)
  else if (action.kind === 'reload') await walker.reload()
  else if (action.kind === 'resize') await walker.resize(action.width, action.height)
  else if (action.kind === 'scroll') await walker.scroll(action.deltaX, action.deltaY)
  else if (action.kind === 'sleep') await walker.sleep()
  else if (action.kind === 'open') await walker[action.way](action.address)
}

async function tap(walker: Walker, target: Target, times: 1 | 2, share: number): Promise<Outcome> {
  const aim = await walker.call('aim', target, share)
  if (!aim?.hits) return 'missed'
  await walker.tap(aim, times)
  return 'done'
}
