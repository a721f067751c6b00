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
          <Trans>Acknowledgments</Trans>
        </h3>
        <p>
          <Trans>
            Icons by Lucide (ISC license), the Inter typeface by Rasmus Andersson (SIL Open Font License), and
            the open-source libraries listed below.
          </Trans>
        </p>
        <a href={NOTICES} target="_blank" rel="noreferrer" className={styles.link}>
          {t`Open-source licenses`}
          <Icon path={ICONS.externalLink} size={20} />
        </a>
      </section>
    </div>
  )
}
