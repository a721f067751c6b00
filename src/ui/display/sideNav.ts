import { cx } from '../cx'
import { cardClass } from './cardClass'
import styles from './sideNav.module.css'

/**
 * Class names of the parts of a screen with a navigation column beside the open part, or above it if there is
 * less space. The screen decides how its list folds. An item is a link or a button; the open one has
 * `aria-current`.
 */
export const sideNav = {
  nav: (own?: string) => cardClass(styles.nav, own),
  list: (own?: string) => cx(styles.list, own),
  item: (own?: string) => cx(styles.item, own),
}
