import { isPin, pinDigits } from '#domain/booth/pin'
import {
  type SafeDoorProblem,
  type SafeSecret,
  safeDoorForm,
  safeDoorProblem,
  safeDoorWait,
} from '#domain/booth/safe/safeDoorPage'
import { enterSafeCode, enterSafePin, safeWait } from './safeDoor'

/** Adds a note that staff can read after the next start. */
type TellStaff = (code: 'staff-pin-wrong' | 'staff-pin-removed') => void

/** Asks for the PIN or its code in safe mode, and resolves once it is open (docs/booth.md B11). */
export function askAtSafeDoor(place: Element, secret: SafeSecret, tellStaff: TellStaff): Promise<void> {
  return new Promise((resolve) => {
    const open = () => {
      place.innerHTML = ''
      resolve()
    }
    if (secret === 'code') return askForCode(place, tellStaff, open)
    askForPin(place, tellStaff, open, () => askForCode(place, tellStaff, open))
  })
}

function askForPin(place: Element, tellStaff: TellStaff, onOpen: () => void, onForgotten: () => void): void {
  const { field, say, form } = show(place, 'pin', async (typed) => {
    if (!isPin(typed)) return 'wrong'
    const answer = await enterSafePin(typed)
    if (answer.kind === 'wait') tellStaff('staff-pin-wrong')
    if (answer.kind === 'wrong') return answer.triesLeft === 1 ? 'lastFree' : 'wrong'
    return answer.kind === 'wait' ? 'tooMany' : leave()
  })
  field.addEventListener('input', () => {
    field.value = pinDigits(field.value)
  })
  const timer = form.querySelector('[role="timer"]')
  const follow = () => {
    const waitMs = safeWait.leftMs()
    if (timer) timer.textContent = safeDoorWait(waitMs)
    if (waitMs > 0 && !field.disabled) say('tooMany')
    const isOver = waitMs === 0 && field.disabled
    field.disabled = waitMs > 0
    if (isOver) {
      say(null)
      field.focus()
    }
  }
  const stopFollowing = safeWait.subscribe(follow)
  const leave = () => {
    stopFollowing()
    onOpen()
    return null
  }
  form.querySelector('[data-forgotten]')?.addEventListener('click', () => {
    stopFollowing()
    onForgotten()
  })
  follow()
}

function askForCode(place: Element, tellStaff: TellStaff, onOpen: () => void): void {
  show(place, 'code', async (typed) => {
    if (!(await enterSafeCode(typed))) return 'wrongCode'
    tellStaff('staff-pin-removed')
    onOpen()
    return null
  })
}

/** @param enter tries the entered text and returns its problem */
function show(place: Element, secret: SafeSecret, enter: (typed: string) => Promise<SafeDoorProblem | null>) {
  // Fixed markup without any value from an address or from storage.
  place.innerHTML = safeDoorForm(secret)
  const form = place.querySelector('form')
  const field = place.querySelector('input')
  if (!form || !field) throw new Error('The form of safe mode has no field')
  const say = (problem: SafeDoorProblem | null) => {
    const alert = form.querySelector('[role="alert"]')
    if (alert) alert.innerHTML = problem === null ? '' : safeDoorProblem(problem)
  }
  let isBusy = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy || field.disabled) return
    isBusy = true
    const problem = await enter(field.value).catch(() => (secret === 'pin' ? 'failed' : 'codeFailed'))
    isBusy = false
    field.value = ''
    say(problem)
  })
  field.focus()
  return { form, field, say }
}
