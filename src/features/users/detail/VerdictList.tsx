import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { EmailVerdict } from '#domain/people/emailList'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { EMAIL_PROBLEMS } from '../../../widgets/email/emailProblems'
import styles from './VerdictList.module.css'

/** Maximum number of invalid addresses listed, to keep the list short. */
const MAX_LISTED = 20

/** Number of valid addresses, and the correction for each invalid one. */
export function VerdictList({ verdicts }: { verdicts: readonly EmailVerdict[] }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const wrong = verdicts.filter(({ problem }) => problem !== null)
  const right = verdicts.length - wrong.length
  const more = wrong.length - MAX_LISTED
  return (
    <div className={styles.verdicts} role="status">
      {right > 0 && (
        <p className={styles.right}>
          <Icon path={ICONS.circleCheck} size={16} />
          {t`${plural(right, { one: '# address is ready', other: '# addresses are ready' })}`}
        </p>
      )}
      {wrong.length > 0 && (
        <ul className={styles.list}>
          {wrong.slice(0, MAX_LISTED).map(({ address, problem }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same address may stand here twice
            <li key={at} className={styles.wrong}>
              <Icon path={ICONS.circleAlert} size={16} />
              <span>
                <bdi className={styles.address}>{address}</bdi> {problem && _(EMAIL_PROBLEMS[problem])}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{t`${plural(more, { one: 'and # more', other: 'and # more' })}`}</p>}
    </div>
  )
}
