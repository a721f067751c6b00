import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { hourCycleIn } from '#domain/account/userSettings'
import { LOCALE_NAMES } from '#domain/base/locale'
import { useFormats } from '../../i18n/FormatsProvider'
import { timeZonePlace } from '../../i18n/timeZoneNames'
import { useDemoNow } from '../../state/demoClock'
import { useLocale } from '../../state/locale'
import { useTheme } from '../../state/theme'
import { useEffectiveSettings } from '../../state/userSettings'
import { Card } from '../../ui/display/Card'
import { CardLink } from '../../ui/display/CardLink'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './rows.module.css'

/** The current settings, each with a link to its page of the settings. */
export function SettingsCard() {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const theme = useTheme()
  const now = useDemoNow()
  const { timeZone, hourCycle } = useEffectiveSettings()
  const { date, system } = useFormats()
  const settings = [
    { page: '2', name: t`Language`, value: LOCALE_NAMES[locale] },
    { page: '2', name: t`Time zone`, value: timeZonePlace(timeZone, i18n) },
    {
      page: '2',
      name: t`Clock`,
      value: { h12: t`12-hour`, h23: t`24-hour` }[hourCycleIn(hourCycle, locale)],
    },
    { page: '2', name: t`Date format`, value: date(now) },
    { page: '2', name: t`Units`, value: { imperial: t`Imperial`, metric: t`Metric` }[system] },
    {
      page: '3',
      name: t`Appearance`,
      value: { light: t`Light`, dark: t`Dark`, hall: t`High contrast` }[theme],
    },
  ] as const
  return (
    <Card title={t`Settings`}>
      <ul className={styles.rows}>
        {settings.map(({ page, name, value }) => (
          <li key={name} className={styles.item}>
            <Link to="/7" search={{ page }} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <span className={styles.value}>{value}</span>
              <Icon path={ICONS.chevronRight} className={styles.way} />
            </Link>
          </li>
        ))}
      </ul>
      <CardLink to="/7" search={{ page: '4' }}>{t`Notification rules`}</CardLink>
    </Card>
  )
}
