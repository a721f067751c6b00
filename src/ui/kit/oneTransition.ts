/**
 * Lets the page hear of one running transition of an element at a time, and the element of no other's cancellation.
 * React Aria keeps each element whose transitions it heard begin, and hears a single cancellation, of whatever property
 * or child: a pressed button that leaves the page while two of its properties change would be kept for good, with the
 * whole screen around it.
 * @returns ends it
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
    // An element that has left the page hears of its own cancellation alone.
    target.addEventListener('transitionend', onOver as EventListener)
    target.addEventListener('transitioncancel', onOver as EventListener)
  }
  addEventListener('transitionrun', onRun, true)
  return () => removeEventListener('transitionrun', onRun, true)
}
