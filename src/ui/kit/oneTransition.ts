/**
 * Lets the page receive only one running transition of an element at a time, and only the element's own
 * cancellation. React Aria tracks each element whose transition has started and handles a single
 * cancellation, of any property or child: a pressed button that is removed while two of its properties change
 * would stay in memory permanently, with the whole screen around it.
 * @returns the unsubscribe function
 */
export function hearOneTransition(): () => void {
  const heard = new WeakMap<EventTarget, string>()
  const onOver = (event: TransitionEvent) => {
    const { target, currentTarget, propertyName, type } = event
    if (currentTarget && target === currentTarget && heard.get(target) === propertyName) heard.delete(target)
    else if (type === 'transitioncancel') event.stopImmediatePropagation()
  }
  const onRun = (event: TransitionEvent) => {
    const { target, propertyName } = event
    if (!target) return
    if (heard.has(target)) {
      event.stopPropagation()
      return
    }
    heard.set(target, propertyName)
    // A removed element receives only its own cancellation.
    target.addEventListener('transitionend', onOver as EventListener)
    target.addEventListener('transitioncancel', onOver as EventListener)
  }
  addEventListener('transitionrun', onRun, true)
  return () => removeEventListener('transitionrun', onRun, true)
}
