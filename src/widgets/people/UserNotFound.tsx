import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../ui/controls/LinkButton'
import { surface } from '../../ui/display/surface'
import { Notice } from '../../ui/feedback/Notice'
import { ICONS } from '../../ui/icons/icons'

/** What an address says whose person is not there. */
export function UserNotFound() {
  const { t } = useLingui()
  return (
    <section className={surface()}>
      <Notice
        icon={ICONS.user}
        title={t`We could not find this person`}
        actions={<LinkButton kind="primary" to="/2">{t`See all users`}</LinkButton>}
      >
        <p>{t`The person may have left the fleet, or the address has a typo.`}</p>
      </Notice>
    </section>
  )
}
