import { Trans } from '@lingui/react/macro'
import { KioskFacts } from './KioskFacts'
import styles from './SheetText.module.css'

/** Help at the booth. The company is fictional, so no phone number is shown. */
export function SupportText() {
  return (
    <div className={styles.text}>
      <p>
        <Trans>Ask anyone at the booth. They know this demo and are happy to show you around.</Trans>
      </p>
      <section className={styles.part}>
        <h3>
          <Trans>If something looks wrong</Trans>
        </h3>
        <ul className={styles.steps}>
          <li>
            <Trans>Tap the logo to start over. This undoes all changes.</Trans>
          </li>
          <li>
            <Trans>Change the language and appearance in the account menu at the top right.</Trans>
          </li>
          <li>
            <Trans>Change the time zone, clock, date format, and units in the settings.</Trans>
          </li>
          <li>
            <Trans>
              If a screen stops responding, reload it, or close and reopen the app. No recorded data is lost.
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
            The staff room shows whether this kiosk is ready to unplug and which records are still waiting to
            be delivered, and lets you export them. When you report a problem, include the details below.
          </Trans>
        </p>
        <KioskFacts />
      </section>
    </div>
  )
}
