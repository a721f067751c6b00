import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'

/**
 * A component that is loaded when it is first rendered, and rendered at once when `loaded` has it already. React's
 * `lazy` suspends at its first use even then, and React shows what was suspended up to 300 ms later.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded: () => ComponentType<Props> | null,
): FunctionComponent<Props> {
  const Lazy: ComponentType<Props> = lazy(() => load().then((component) => ({ default: component })))
  return function LazyPart(props) {
    // Chosen once, so that loading does not mount it anew.
    const [Part] = useState(() => loaded() ?? Lazy)
    return <Part {...props} />
  }
}
