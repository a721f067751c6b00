import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../ui/controls/LinkButton'
import { cardClass } from '../../ui/display/cardClass'
import { Notice } from '../../ui/feedback/Notice'
import { ICONS } from '../../ui/icons/icons'

/** Shown at the address of a missing person. */
export function UserNotFound() {
  const { t } = useLingui()
  return (
    <section className={cardClass()}>
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
