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
        title={t`We could not find this person`}
        actions={<LinkButton kind="primary" to="/2">{t`See all users`}</LinkButton>}
      >
        <p>{t`The person may have left the fleet, or the address has a typo.`}</p>
      </Notice>
    </section>
  )
}
