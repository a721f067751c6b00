import { cx } from '../cx'
import styles from './surface.module.css'

/** The ground of a card and further class names, for what brings a head of its own or has none. */
export function surface(...names: (string | false | undefined)[]): string {
  return cx(styles.surface, ...names)
}
