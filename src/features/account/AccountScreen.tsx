import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { hourCycleIn } from '#domain/account/userSettings'
import { LOCALE_NAMES } from '#domain/base/locale'
import { timeZonePlace } from '../../i18n/timeZoneNames'
import { useFormats } from '../../i18n/useFormats'
import { useDemoNow } from '../../state/demoClock'
import { useLocale } from '../../state/locale'
import { openSheet, type ShellSheet } from '../../state/sheet'
import { useTheme } from '../../state/theme'
import { useEffectiveSettings } from '../../state/userSettings'
import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/display/Card'
import { CardLink } from '../../ui/display/CardLink'
import { ScreenHeading } from '../../ui/display/ScreenHeading'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { OverviewCard } from '../../widgets/account/OverviewCard'
import { ProfileCard } from '../../widgets/account/ProfileCard'
import styles from './AccountScreen.module.css'
import rowStyles from './rows.module.css'

export interface AccountScreenProps {
  title: string
  onBack: () => void
  onSignOut: () => unknown
}

/** My account: the signed-in user, the business, the settings and help (docs/rules.md AC-01). */
export function AccountScreen({ title, onBack, onSignOut }: AccountScreenProps) {
  const { t } = useLingui()
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <Button kind="plain" onClick={onBack}>
          <Icon path={ACTION_ICONS.arrowLeft} />
          {t`Back`}
        </Button>
        <ScreenHeading title={title} place="/myba" className={styles.title} />
        <Button kind="plain" onClick={onSignOut}>
          <Icon path={ICONS.logOut} />
          {t`Sign out`}
        </Button>
      </header>
      <div className={styles.grid}>
        <div className={styles.column}>
          <ProfileCard />
          <OverviewCard />
        </div>
        <div className={styles.column}>
          <SettingsCard />
          <HelpCard onOpen={openSheet} />
        </div>
      </div>
    </main>
  )
}

/** About, FAQ and Support, which open as sheets (docs/decisions.md Q16). */
function HelpCard({ onOpen }: { onOpen: (sheet: ShellSheet) => void }) {
  const { t } = useLingui()
  const sheets = [
    { id: 'faq', icon: ICONS.circleQuestionMark, label: t`FAQ` },
    { id: 'support', icon: ICONS.lifeBuoy, label: t`Support` },
    { id: 'about', icon: ICONS.info, label: t`About` },
  ] as const
  return (
    <Card title={t`Help`}>
      <ul className={rowStyles.rows}>
        {sheets.map(({ id, icon, label }) => (
          <li key={id} className={rowStyles.item}>
            <button type="button" className={rowStyles.row} onClick={() => onOpen(id)}>
              <Icon path={icon} className={rowStyles.icon} />
              <span className={rowStyles.name}>{label}</span>
              <Icon path={ICONS.chevronRight} className={rowStyles.way} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The current settings, each with a link to its page of the settings. */
function SettingsCard() {
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
      <ul className={rowStyles.rows}>
        {settings.map(({ page, name, value }) => (
          <li key={name} className={rowStyles.item}>
            <Link to="/7" search={{ page }} className={rowStyles.row}>
              <span className={rowStyles.name}>{name}</span>
              <span className={rowStyles.value}>{value}</span>
              <Icon path={ICONS.chevronRight} className={rowStyles.way} />
            </Link>
          </li>
        ))}
      </ul>
      <CardLink to="/7" search={{ page: '4' }}>{t`Notification rules`}</CardLink>
    </Card>
  )
}
