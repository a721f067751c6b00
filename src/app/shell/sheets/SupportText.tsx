import { Trans } from '@lingui/react/macro'
import { KioskFacts } from './KioskFacts'
import styles from './SheetText.module.css'

/** Help at the booth. A fictional company has no number to call, so none is made up. */
export function SupportText() {
  return (
    <div className={styles.text}>
      <p>
        <Trans>Ask anyone at the booth: they know this demo and are glad to show you around.</Trans>
      </p>
      <section className={styles.part}>
        <h3>
          <Trans>If something looks wrong</Trans>
        </h3>
        <ul className={styles.steps}>
          <li>
            <Trans>Tap the logo to start over. It takes back everything that was changed.</Trans>
          </li>
          <li>
            <Trans>Choose language and appearance in the menu under the name at the top right.</Trans>
          </li>
          <li>
            <Trans>
              A screen that does not answer may be reloaded or the app closed and opened: nothing recorded is
              lost.
            </Trans>
          </li>
        </ul>
      </section>
      <section className={styles.part}>
        <h3>
          <Trans>For staff</Trans>
        </h3>
        <p>
          <Trans>
            The staff room shows whether this kiosk may be unplugged, what is still to be delivered, and lets
            you export it. When you report a problem, say the following.
          </Trans>
        </p>
        <KioskFacts />
      </section>
    </div>
  )
}
