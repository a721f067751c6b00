import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import { Mark } from '../../../ui/icons/Mark'
import styles from './ResultsBrand.module.css'

/** Logo and name of the game, which is the screen's title. */
export function ResultsBrand({ title }: { title: string }) {
  return (
    <div className={styles.brand}>
      <Mark size={40} />
      <ScreenHeading title={title} place="/game" className={styles.name} />
    </div>
  )
}
