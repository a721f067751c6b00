import { useLingui } from '@lingui/react/macro'
import { startTransition, useMemo, useState } from 'react'
import { timeZoneGroups } from '#domain/account/timeZones'
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
import { timeZoneOffset, timeZonePlace } from '../../../i18n/timeZoneNames'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { useLocale } from '../../../state/locale'
import { useRegion } from '../../../state/region'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { cardClass } from '../../../ui/display/cardClass'
import { SettingRow } from '../../../ui/display/SettingRow'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ComboBoxField } from '../../../ui/fields/ComboBoxField'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../ui/fields/SelectField'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { FormatsPreview } from './FormatsPreview'
import styles from './RegionPage.module.css'

export interface RegionPageProps {
  onLanguage: (locale: Locale) => void
}

/** Language, time zone, clock, date format and units (docs/rules.md AC-02); each applies immediately on every screen. */
export function RegionPage({ onLanguage }: RegionPageProps) {
  return (
    <Gate
      live={useUserSettings()}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
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
          <SettingRow name={t`Language`} about={t`All text changes right away, even offline.`}>
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
          <p>{t`Automatic follows the language. The language stays on this device; the rest goes back when someone starts over.`}</p>
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

/** Half past two in the afternoon, which the 12-hour and the 24-hour clock write differently. */
const AFTERNOON_MINUTE = 14 * 60 + 30
const EXAMPLE_MILES = 100
const EXAMPLE_MPH = 65
const EXAMPLE_MPG = 24

interface TimeZoneFieldProps {
  value: string
  onChange: (zone: string) => void
}

/** Search field for the time zones of the device, those of the region first. */
function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const region = useRegion()
  const now = useDemoNow()
  // Four hundred rows are slow to build, so all but the region's are added when the field gets the focus.
  const [known, setKnown] = useState(NONE)
  const options = useMemo(() => {
    const order = new Intl.Collator(locale)
    const option = (zone: string) => ({
      id: zone,
      label: timeZonePlace(zone, i18n),
      detail: timeZoneOffset(zone, locale, now),
    })
    const { near, others } = timeZoneGroups(known, region, value)
    return [...near.map(option), ...others.map(option).toSorted((a, b) => order.compare(a.label, b.label))]
  }, [known, locale, region, now, value, i18n])
  return (
    <ComboBoxField
      key={locale}
      label={t`Time zone`}
      hideLabel
      options={options}
      value={value}
      onChange={(zone) => zone !== null && zone !== value && onChange(zone)}
      onFocus={() => startTransition(() => setKnown(KNOWN))}
      placeholder={t`Search for a city`}
    />
  )
}

const NONE: readonly string[] = []
/** Empty in older browsers, where only the zones of the region are offered. */
const KNOWN: readonly string[] = Intl.supportedValuesOf?.('timeZone') ?? NONE
