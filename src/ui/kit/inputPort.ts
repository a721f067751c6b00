type InputHandlers = {
  readonly [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => unknown
}

/** How parts of the kit, the map and the charts hear of presses and keys anywhere in the page, in the app's order. */
interface InputPort {
  /** Before the page does. @returns ends it */
  beforePage: (
    part: 'doublePress' | 'heldPress' | 'mapFrames' | 'pageScroll' | 'searchText',
    handlers: InputHandlers,
  ) => () => void
  /** What the page did not keep. @returns ends it */
  afterPage: (part: 'chartReading' | 'floatingPanel', handlers: InputHandlers) => () => void
}

/** Without an app, on the page of the kit and in a test, each part listens by itself. */
let port: InputPort = { beforePage: listenAlone(true), afterPage: listenAlone(false) }

/** Sets where the parts are heard from, before the first of them is rendered. */
export function setInputPort(next: InputPort): void {
  port = next
}

export const beforePage: InputPort['beforePage'] = (part, handlers) => port.beforePage(part, handlers)
export const afterPage: InputPort['afterPage'] = (part, handlers) => port.afterPage(part, handlers)

function listenAlone(capture: boolean) {
  return (_part: string, handlers: InputHandlers) => {
    const entries = Object.entries(handlers) as [string, EventListener][]
    for (const [type, handle] of entries) addEventListener(type, handle, { capture })
    return () => {
      for (const [type, handle] of entries) removeEventListener(type, handle, { capture })
    }
  }
}
