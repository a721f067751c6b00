import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { Logo } from '../../../ui/icons/Logo'
import { KioskFacts } from './KioskFacts'
import styles from './SheetText.module.css'

/** Written by the build beside the program; precached with it. */
const NOTICES = '/third-party-notices.txt'

/** What this program is, which build, and whose work is in it. */
export function AboutText() {
  const { t } = useLingui()
  return (
    <div className={styles.text}>
      <Logo size="nav" />
      <p>
        <Trans>
          Pharos Fleet shows how a fleet or a dealership keeps an eye on its connected vehicles: where they
          are, how they are, how they are driven and what they cost.
        </Trans>
      </p>
      <p>
        <Trans>
          Everything in this demo is sample data. The company, its people, its plates and its addresses are
          invented.
        </Trans>
      </p>
      <KioskFacts />
      <section className={styles.part}>
        <h3>
          <Trans>With thanks to</Trans>
        </h3>
        <p>
          <Trans>
            Icons by Lucide (ISC license), typeface Inter by Rasmus Andersson (SIL Open Font License), and the
            open-source libraries in the list below.
          </Trans>
        </p>
        <a href={NOTICES} target="_blank" rel="noreferrer" className={styles.link}>
          {t`Licenses of the libraries`}
          <Icon path={ICONS.externalLink} size={20} />
        </a>
      </section>
    </div>
  )
}
