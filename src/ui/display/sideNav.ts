import { cx } from '../cx'
import styles from './sideNav.module.css'
import { surface } from './surface'

/**
 * Class names of the parts of a screen: a column beside the open part, above it where there is less room. How its
 * list folds there is the screen's own. An item is a link or a button; the open one has `aria-current`.
 */
export const sideNav = {
  nav: (own?: string) => surface(styles.nav, own),
  list: (own?: string) => cx(styles.list, own),
  item: (own?: string) => cx(styles.item, own),
}
