import { cx } from '../cx'
import styles from './cardClass.module.css'

/** Class names of a card's surface, for components with their own heading or none. */
export function cardClass(...names: (string | false | undefined)[]): string {
  return cx(styles.surface, ...names)
}
