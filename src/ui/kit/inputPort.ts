type InputHandlers = {
  readonly [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => unknown
}

/** How the kit, the map and the charts receive presses and keys of the whole page, in the app's order. */
interface InputPort {
  /** Before the page receives them. @returns a function that ends it */
  beforePage: (
    part: 'choice' | 'doublePress' | 'heldPress' | 'mapFrames' | 'opening' | 'pageScroll' | 'searchText',
    handlers: InputHandlers,
  ) => () => void
  /** Events that the page did not stop. @returns a function that ends it */
  afterPage: (part: 'chartReading' | 'floatingPanel', handlers: InputHandlers) => () => void
}

/** Without an app, as on the kit page and in tests, each part adds its own listeners. */
let port: InputPort = { beforePage: listenAlone(true), afterPage: listenAlone(false) }

/** Connects the port; call it before the first part is rendered. */
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
