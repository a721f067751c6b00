import { useLingui } from '@lingui/react/macro'
import {
  DATE_FORMATS,
  type DateFormatSetting,
  DEFAULT_USER_SETTINGS,
  HOUR_CYCLES,
  hourCycleIn,
  sameSettings,
  type UserSettings,
} from '#domain/account/userSettings'
import { LOCALE_NAMES, LOCALES, type Locale } from '#domain/base/locale'
import { UNIT_SYSTEMS } from '#domain/base/units'
import { changeUserSettings, useUserSettings } from '../../../data/queries/userSettings'
import { useFormats } from '../../../i18n/FormatsProvider'
import { timeZonePlace } from '../../../i18n/timeZoneNames'
import { useDemoNow } from '../../../state/demoClock'
import { useLocale } from '../../../state/locale'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { SettingRow } from '../../../ui/display/SettingRow'
import { surface } from '../../../ui/display/surface'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../ui/fields/SelectField'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { FormatsPreview } from './FormatsPreview'
import styles from './RegionPage.module.css'
import { TimeZoneField } from './TimeZoneField'

export interface RegionPageProps {
  onLanguage: (locale: Locale) => void
}

/** Language, time zone, clock, date format and units (docs/rules.md AC-02); each holds at once on every screen. */
export function RegionPage({ onLanguage }: RegionPageProps) {
  return (
    <Gate
      live={useUserSettings()}
      frame={(problem) => <section className={surface()}>{problem}</section>}
      loading={<Skeleton className={styles.wait ?? ''} />}
    >
      {(settings) => <RegionSettings settings={settings} onLanguage={onLanguage} />}
    </Gate>
  )
}

function RegionSettings({ settings, onLanguage }: RegionPageProps & { settings: UserSettings }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const now = useDemoNow()
  const run = useUndoable()
  const { at, time, date, distance, speed, economy } = useFormats()
  const { hourCycle, dateFormat, units, timeZone } = settings

  const change = (patch: Partial<Omit<UserSettings, 'id'>>, done: string) =>
    void run(changeUserSettings(patch), done)
  const place = timeZonePlace(timeZone, i18n)
  const hereNow = time(now)
  const today = date(now)
  const afternoon = time(at({ daysAgo: 0, minuteOfDay: AFTERNOON_MINUTE }))
  const defaultClock = hourCycleIn('auto', locale) === 'h23' ? t`24-hour` : t`12-hour`
  return (
    <>
      <FormatsPreview />
      <Card title={t`Language and region`}>
        <ul className={styles.list}>
          <SettingRow name={t`Language`} about={t`Every word changes at once, also offline.`}>
            <SelectField
              label={t`Language`}
              hideLabel
              options={LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id] }))}
              value={locale}
              onChange={onLanguage}
            />
          </SettingRow>
          <SettingRow name={t`Time zone`} about={t`It is ${hereNow} in ${place}.`}>
            <TimeZoneField
              value={timeZone}
              onChange={(zone) => change({ timeZone: zone }, t`Time zone changed`)}
            />
          </SettingRow>
          <SettingRow name={t`Clock`} about={t`The afternoon shift begins at ${afternoon}.`}>
            <SegmentedControl
              label={t`Clock`}
              block
              tight
              segments={HOUR_CYCLES.map((id) => ({
                id,
                label: { auto: t`Automatic`, h12: t`12-hour`, h23: t`24-hour` }[id],
              }))}
              value={hourCycle}
              onChange={(next) => change({ hourCycle: next }, t`Clock changed`)}
            />
            {hourCycle === 'auto' && <p className={styles.auto}>{t`Automatic: ${defaultClock}`}</p>}
          </SettingRow>
          <SettingRow name={t`Date format`} about={t`Today is ${today}.`}>
            <SelectField<DateFormatSetting>
              label={t`Date format`}
              hideLabel
              options={DATE_FORMATS.map((id) => ({
                id,
                label: {
                  auto: t`Automatic`,
                  mdy: t`Month, day, year`,
                  dmy: t`Day, month, year`,
                  ymd: t`Year, month, day`,
                }[id],
              }))}
              value={dateFormat}
              onChange={(next) => change({ dateFormat: next }, t`Date format changed`)}
            />
          </SettingRow>
          <SettingRow
            name={t`Units`}
            about={[distance(EXAMPLE_MILES).text, speed(EXAMPLE_MPH).text, economy(EXAMPLE_MPG).text].join(
              ', ',
            )}
          >
            <SegmentedControl
              label={t`Units`}
              block
              tight
              segments={UNIT_SYSTEMS.map((id) => ({
                id,
                label: {
                  auto: t`Automatic`,
                  imperial: t`Imperial`,
                  metric: t`Metric`,
                }[id],
              }))}
              value={units}
              onChange={(next) => change({ units: next }, t`Units changed`)}
            />
          </SettingRow>
        </ul>
        <div className={styles.foot}>
          <p>{t`Automatic follows the language. The language stays on this device, the rest goes back when someone starts over.`}</p>
          <Button
            kind="plain"
            disabled={sameSettings(settings, DEFAULT_USER_SETTINGS)}
            onClick={() => change(DEFAULT_USER_SETTINGS, t`Settings restored`)}
          >
            {t`Restore defaults`}
          </Button>
        </div>
      </Card>
    </>
  )
}

/** Half past two, which the clocks write apart. */
const AFTERNOON_MINUTE = 14 * 60 + 30
const EXAMPLE_MILES = 100
const EXAMPLE_MPH = 65
const EXAMPLE_MPG = 24
