import type { Action } from '../monkey/action'
import { monkeyScript } from '../monkey/session'
import { trailLines } from '../monkey/trail'
import { replay } from '../monkey/walk'
import { walkerWith } from '../monkey/walker'
import { webkitHands } from '../monkey/webkitHands'
import type { BrowserTask } from './journey'

const START = { address: '/1', width: 1180, height: 820, stored: {} }
const RECORDED = 'Home'
const ACTIONS: readonly Action[] = [
  { kind: 'tap', target: { role: 'link', name: RECORDED, nth: 0 }, times: 1, share: 0.5 },
  { kind: 'history', way: 'back' },
  { kind: 'reload' },
]

/** That the monkey can walk here (`npm run soak` lets it); the journey itself collects uncaught errors. */
export const fewSteps: BrowserTask = {
  name: 'a tap, a step back and a reload of the monkey break no invariant',
  picture: 'monkey',
  async act(page, origin) {
    let recorded: string[] = []
    const walked = await replay({
      walker: walkerWith(webkitHands(page, origin, await monkeyScript(), () => [])),
      start: START,
      actions: ACTIONS,
      onStep: (_, state) => {
        recorded = state.recorded
      },
    })
    const conditions = { seed: 0, touch: false, motion: true, start: START }
    if (walked.broken.length > 0) throw new Error(trailLines({ ...conditions, ...walked }).join('\n'))
    if (recorded.at(-1) !== RECORDED) throw new Error(`the tap recorded ${recorded.at(-1)}`)
  },
}
