import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onTouch, watchActivity } from '../../session/activity'
import { afterPage, beforePage } from '../../session/input/input'
import { startRecording, stopRecording } from '../../session/recording/recording'
import { setWatching } from '../../state/ghost'
import { guardDoublePresses } from '../../ui/kit/doublePress'
import { setInputPort } from '../../ui/kit/inputPort'
import { pressElement } from '../../widgets/ghost/pressAndType'

/** What real listeners of the whole page make of a press, whichever of them came first. */
const touched = vi.fn()
const pressed = vi.fn()
let left: AbortController
let stop: (() => void)[]

beforeEach(() => {
  setInputPort({ beforePage, afterPage })
  vi.clearAllMocks()
  left = new AbortController()
  document.body.innerHTML = `
    <main><button data-target="under">Delete</button></main>
    <div><button data-target="invite">Invite</button></div>`
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed(button.dataset.target))
  // The last to hear a press comes first here.
  startRecording()
  stop = [guardDoublePresses(), onTouch(touched)]
  watchActivity(left.signal)
})
afterEach(() => {
  stopRecording()
  left.abort()
  for (const end of stop) end()
  setWatching(null)
})

const find = (name: string) => document.querySelector(`[data-target="${name}"]`) as HTMLElement

/** What a browser sends for one tap. */
function tap(name: string) {
  const at = { bubbles: true, cancelable: true, isPrimary: true, clientX: 100, clientY: 40, detail: 1 }
  for (const type of ['pointerdown', 'pointerup']) find(name).dispatchEvent(new PointerEvent(type, at))
  find(name).dispatchEvent(new MouseEvent('click', at))
}

describe('a press', () => {
  it('of a double press is a touch, but is neither pressed nor part of a run', () => {
    tap('invite')
    tap('under')
    expect(touched).toHaveBeenCalledTimes(2)
    expect(pressed.mock.calls).toEqual([['invite']])
    expect(stopRecording().map((act) => act.kind === 'press' && act.target)).toEqual(['invite'])
  })

  it('of a ghost is no touch, and is pressed however soon it comes', async () => {
    setWatching({ runId: 'r-1', speed: 4 })
    for (const name of ['invite', 'under']) await pressElement(find(name), { x: 100, y: 40 }, async () => {})
    expect(touched).not.toHaveBeenCalled()
    expect(pressed.mock.calls).toEqual([['invite'], ['under']])
  })
})
