/**
 * Lets the page receive only one running transition of an element at a time, and only the element's own
 * cancellation. React Aria tracks each element whose transition has started and handles a single
 * cancellation, of any property or child: a pressed button that is removed while two of its properties change
 * would stay in memory permanently, with the whole screen around it. It listens for the end of a transition on
 * the document, where the end of a removed element does not arrive: a dialog is removed before the end of its
 * transition is announced. Such an end is sent to the element as its cancellation.
 * @returns the unsubscribe function
 */
export function hearOneTransition(): () => void {
  const heard = new WeakMap<EventTarget, string>()
  const onOver = (event: TransitionEvent) => {
    const { target, currentTarget, propertyName, type } = event
    const isCancel = type === 'transitioncancel'
    const isOwn = target !== null && target === currentTarget && heard.get(target) === propertyName
    if (!isOwn) {
      if (isCancel) event.stopImmediatePropagation()
    } else if (isCancel || isInPage(target)) heard.delete(target)
    else target.dispatchEvent(new TransitionEvent('transitioncancel', { propertyName }))
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

const isInPage = (target: EventTarget): boolean => target instanceof Node && target.isConnected
