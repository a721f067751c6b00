import { useLingui } from '@lingui/react/macro'
import { ICONS } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Notice } from '../../ui/Notice'
import { surface } from '../../ui/surface'

/** What an address says whose person is not there. */
export function UserNotFound() {
  const { t } = useLingui()
  return (
    <section className={surface()}>
      <Notice
        icon={ICONS.user}
        title={t`We could not find this user`}
        actions={<LinkButton kind="primary" to="/2">{t`View all users`}</LinkButton>}
      >
        <p>{t`This user may have left the fleet, or the link may be incorrect.`}</p>
      </Notice>
    </section>
  )
}
