import {
  SAFE_ACTIONS,
  type SafeAction,
  type SafeOutcome,
  type SafeReason,
  type SaidOutcome,
  safeModeOutcome,
  safeModePage,
} from '#domain/device/plainPage'
import { keepNote } from '../../state/keptNotes'
import { allowOneStart } from './failedStarts'

/** The address parameter by which staff start safe mode themselves (docs/booth.md B11). */
export const SAFE_MODE_FLAG = 'safe'

/**
 * Shows safe mode in place of the app. The code of its PIN form and buttons is loaded later, so that the page itself
 * does not depend on anything that may fail.
 */
export function showSafeMode(root: HTMLElement, reason: SafeReason): void {
  // Fixed markup without any value from an address or from storage.
  root.innerHTML = safeModePage(reason)
  const say = (outcome: SaidOutcome) => {
    const status = root.querySelector('[role="status"]')
    if (status) status.innerHTML = safeModeOutcome(outcome)
  }
  const buttonOf = (action: SafeAction) => root.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)
  const end = async (outcome: SafeOutcome) => {
    if (outcome === 'locked') return openDoor(root, say)
    say(outcome)
    if (outcome === 'unreadable' || outcome === 'held') buttonOf('erase')?.removeAttribute('hidden')
  }
  for (const action of SAFE_ACTIONS) {
    const button = buttonOf(action)
    let isSure = action !== 'erase'
    button?.addEventListener('click', async () => {
      if (!isSure) {
        isSure = true
        return say('sure')
      }
      button.disabled = true
      await end(await act(action, () => void end('held')))
      button.disabled = false
    })
  }
  root.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault()
    startAgain()
  })
  void openDoor(root, say)
}

/** Shows the buttons, if a PIN is set only after it or its recovery code was entered (docs/booth.md B11). */
async function openDoor(root: HTMLElement, say: (outcome: SaidOutcome) => void): Promise<void> {
  const actions = root.querySelector<HTMLElement>('[data-actions]')
  const place = root.querySelector('[data-door]')
  const status = root.querySelector('[role="status"]')
  if (!actions || !place || !status) return
  actions.hidden = true
  try {
    const { safeDoorKey } = await import('../../session/booth/safe/safeDoor')
    const key = await safeDoorKey(() => say('held'))
    status.innerHTML = ''
    if (key !== 'none') {
      const { askAtSafeDoor } = await import('../../session/booth/safe/safeDoorForm')
      await askAtSafeDoor(place, key, (code) => keepNote(code, 'safe mode'))
    }
  } catch {
    // The buttons need the same code: they report that it did not load when they are pressed.
  }
  actions.hidden = false
}

async function act(action: SafeAction, onHeld: () => void): Promise<SafeOutcome> {
  try {
    const actions = await import('../../session/booth/safe/safeActions')
    const outcome = await actions[action](onHeld)
    if (outcome === 'rebuilt' || outcome === 'erased') startAgain()
    return outcome
  } catch {
    return 'failed'
  }
}

/** Starts normally, without the flag in the address. */
function startAgain(): void {
  allowOneStart()
  const address = new URL(location.href)
  address.searchParams.delete(SAFE_MODE_FLAG)
  if (address.href === location.href) location.reload()
  else location.replace(address)
}
