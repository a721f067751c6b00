import { cx } from '../cx'
import styles from './surface.module.css'

/** Class names of a card's surface, for components with their own heading or none. */
export function surface(...names: (string | false | undefined)[]): string {
  return cx(styles.surface, ...names)
}
