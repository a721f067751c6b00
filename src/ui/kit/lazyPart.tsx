import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'

/**
 * A component that is loaded when it is first rendered, and rendered at once if `loaded` already has it.
 * React's `lazy` suspends at its first use even then, and React delays suspended content by up to 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded: () => ComponentType<Props> | null,
): FunctionComponent<Props> {
  const Lazy: ComponentType<Props> = lazy(() => load().then((component) => ({ default: component })))
  return function LazyPart(props) {
    // Chosen once, so that loading does not remount it.
    const [Part] = useState(() => loaded() ?? Lazy)
    return <Part {...props} />
  }
}
