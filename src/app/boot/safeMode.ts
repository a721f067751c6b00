import {
  SAFE_ACTIONS,
  type SafeAction,
  type SafeOutcome,
  type SafeReason,
  safeModeOutcome,
  safeModePage,
} from '../../domain/kiosk/plainPage'
import { allowOneStart } from './failedStarts'

/** The address parameter by which staff start safe mode themselves (docs/booth.md B11). */
export const SAFE_MODE_FLAG = 'safe'

/**
 * Shows safe mode in place of the app. What its buttons do is loaded when one is pressed, so that the page itself
 * needs nothing that may be what fails.
 */
export function showSafeMode(root: HTMLElement, reason: SafeReason): void {
  // Words of our own, without anything from an address or from storage.
  root.innerHTML = safeModePage(reason)
  const say = (outcome: SafeOutcome) => {
    const status = root.querySelector('[role="status"]')
    if (status) status.innerHTML = safeModeOutcome(outcome)
    if (outcome === 'unreadable' || outcome === 'held') buttonOf('erase')?.removeAttribute('hidden')
  }
  const buttonOf = (action: SafeAction) => root.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)
  for (const action of SAFE_ACTIONS) {
    const button = buttonOf(action)
    let isSure = action !== 'erase'
    button?.addEventListener('click', async () => {
      if (!isSure) {
        isSure = true
        return say('sure')
      }
      button.disabled = true
      say(await act(action, () => say('held')))
      button.disabled = false
    })
  }
  root.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault()
    startAgain()
  })
}

async function act(action: SafeAction, onHeld: () => void): Promise<SafeOutcome> {
  try {
    const actions = await import('../../session/booth/safeActions')
    const outcome = await actions[action](onHeld)
    if (outcome === 'rebuilt' || outcome === 'erased') startAgain()
    return outcome
  } catch {
    return 'failed'
  }
}

/** The usual start, without the flag that led here. */
function startAgain(): void {
  allowOneStart()
  const address = new URL(location.href)
  address.searchParams.delete(SAFE_MODE_FLAG)
  if (address.href === location.href) location.reload()
  else location.replace(address)
}
