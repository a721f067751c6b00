import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Logo } from '../../../ui/icons/Logo'
import { KioskFacts } from './KioskFacts'
import { LicenseList } from './LicenseList'
import styles from './SheetText.module.css'

/** Shows the product, its build, where the map comes from and the licenses of what ships with it. */
export function AboutText() {
  const { t } = useLingui()
  const [listed, setListed] = useState(false)
  return (
    <div className={styles.text}>
      <Logo size="nav" />
      <p>
        <Trans>
          Pharos Fleet helps fleets and dealerships keep an eye on their connected vehicles: where they are,
          what condition they are in, how they are driven, and what they cost.
        </Trans>
      </p>
      <p>
        <Trans>
          Everything in this demo is sample data. The company, people, license plates, and addresses are
          fictional.
        </Trans>
      </p>
      <KioskFacts />
      <section className={styles.part}>
        <h3>
          <Trans>Map data</Trans>
        </h3>
        <ul className={styles.steps}>
          <li>
            <Trans>Chicago: © OpenStreetMap contributors, Open Database License</Trans>
          </li>
          <li>
            <Trans>Land, water, and borders: Natural Earth and the US Census Bureau, public domain</Trans>
          </li>
          <li>
            <Trans>Names of places: GeoNames, CC BY 4.0</Trans>
          </li>
          <li>
            <Trans>Toronto and Monterrey: illustrative streets, drawn for this demo</Trans>
          </li>
        </ul>
      </section>
      <section className={styles.part}>
        <h3>
          <Trans>Open-source licenses</Trans>
        </h3>
        <p>
          <Trans>
            Icons by Lucide, the Inter typeface by Rasmus Andersson, and the libraries that this app is built
            on, each with its version and license.
          </Trans>
        </p>
        {listed ? (
          <LicenseList />
        ) : (
          <div className={styles.action}>
            <Button kind="plain" onClick={() => setListed(true)}>
              {t`Show licenses`}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}
