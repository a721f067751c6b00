import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { joinLive } from '#domain/base/live'
import { type LocalText, textIn } from '#domain/base/localText'
import type { NotificationRow } from '#domain/notifications/notificationRow'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import { useNotificationRows } from '../../../data/queries/notificationChannels'
import { useSectionRules } from '../../../data/queries/notificationRules'
import { MISSING } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { useLocale } from '../../../state/locale'
import { useSection } from '../../../state/useSection'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { Card } from '../../../ui/display/Card'
import { cardClass } from '../../../ui/display/cardClass'
import { Gate } from '../../../ui/feedback/Gate'
import { Facts } from '../../../widgets/trips/score/Facts'
import styles from './tabs.module.css'

/** The current notification channels, with links to both kinds of settings. */
export function SettingsTab() {
  const section = useSection()
  const rows = useNotificationRows(section)
  const rules = useSectionRules(section)
  return (
    <Gate
      live={joinLive({ rows, rules })}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
    >
      {(settings) => <Overview {...settings} />}
    </Gate>
  )
}

interface Channels {
  id: string
  name: LocalText
  inApp: boolean
  email: boolean
}

function Overview({ rows, rules }: { rows: readonly NotificationRow[]; rules: readonly NotificationRule[] }) {
  const { t } = useLingui()
  const ruleCount = rules.length
  return (
    <div className={styles.cards}>
      <Card title={t`Activity and subscription`}>
        <p className={styles.about}>
          {t`Check-ins, new users, payments, and invoices: choose what to be notified about, and how.`}
        </p>
        <ChannelFacts of={rows} />
        <LinkButton kind="primary" to="/notification-settings">
          {t`Notification settings`}
        </LinkButton>
        <ChannelList of={rows} />
      </Card>
      <Card title={t`Alerts`}>
        <p className={styles.about}>
          {t`${plural(ruleCount, {
            one: '# alert watches your vehicles: speed, geofences, hours, maintenance, and more.',
            other: '# alerts watch your vehicles: speed, geofences, hours, maintenance, and more.',
          })}`}
        </p>
        <ChannelFacts of={rules} />
        <LinkButton kind="plain" to="/7">
          {t`View all alerts`}
        </LinkButton>
        <ChannelList of={rules} />
      </Card>
    </div>
  )
}

function ChannelFacts({ of }: { of: readonly Channels[] }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const all = whole(of.length)
  const counted = (channel: 'inApp' | 'email') => {
    const on = whole(of.filter((one) => one[channel]).length)
    return t`${on} of ${all}`
  }
  return (
    <Facts
      facts={[
        [t`In the app`, counted('inApp')],
        [t`By email`, counted('email')],
      ]}
      className={styles.facts}
    />
  )
}

/** Each event or alert with its channels. */
function ChannelList({ of }: { of: readonly Channels[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <ul className={styles.list}>
      {of.map(({ id, name, inApp, email }) => (
        <li key={id} className={styles.row}>
          <span>{textIn(name, locale)}</span>
          <span className={styles.how}>
            {[inApp && t`In the app`, email && t`By email`].filter(Boolean).join(' · ') || MISSING}
          </span>
        </li>
      ))}
    </ul>
  )
}
