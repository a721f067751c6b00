import { useLingui } from '@lingui/react/macro'
import { LOCALE_NAMES, LOCALES, type Locale, type Region } from '#domain/base/locale'
import { UNIT_SYSTEMS } from '#domain/base/units'
import { THEMES, type Theme } from '#domain/device/deviceMirror'
import { useDeviceSettings } from '../../../../state/deviceSettings'
import { currentLocale } from '../../../../state/locale'
import { useTheme } from '../../../../state/theme'
import { Switch } from '../../../../ui/controls/Switch'
import { Card } from '../../../../ui/display/Card'
import { SettingRow } from '../../../../ui/display/SettingRow'
import { toast } from '../../../../ui/feedback/toast'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../../ui/fields/SelectField'
import { useDeviceChange } from '../../frame/useDeviceChange'
import { NameField } from './NameField'
import styles from './SettingsCard.module.css'

export interface SettingsCardProps {
  onLanguage: (locale: Locale) => void
  onTheme: (theme: Theme) => Promise<void>
}

const REGIONS = ['auto', 'us', 'ca', 'mx'] as const

/** Name of this device and the defaults of every visit on it; each change takes effect at once. */
export function SettingsCard({ onLanguage, onTheme }: SettingsCardProps) {
  const { t } = useLingui()
  const { name, locale, units, region, sound } = useDeviceSettings()
  const theme = useTheme()
  const change = useDeviceChange()
  const themeNames: Record<Theme, string> = { light: t`Light`, dark: t`Dark`, hall: t`Bright hall` }
  const chooseLanguage = (next: Locale | null) => {
    const shown = currentLocale()
    void change({ locale: next }, t`Language changed`, () => onLanguage(shown))
    if (next !== null) onLanguage(next)
  }
  const chooseTheme = async (next: Theme) => {
    await onTheme(next)
    toast(t`Theme changed`, 'done', { label: t`Undo`, run: () => void onTheme(theme) })
  }
  return (
    <Card title={t`This booth`}>
      <div className={styles.name}>
        <NameField value={name} onSave={(next) => change({ name: next }, t`Name saved`)} />
      </div>
      <ul>
        <SettingRow
          name={t`Language`}
          about={t`Every visit starts in this language, whatever the last visitor chose.`}
        >
          <SelectField<Locale | 'auto'>
            label={t`Language`}
            hideLabel
            options={[
              { id: 'auto', label: t`Same as at startup` },
              ...LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id] })),
            ]}
            value={locale ?? 'auto'}
            onChange={(next) => chooseLanguage(next === 'auto' ? null : next)}
          />
        </SettingRow>
        <SettingRow name={t`Theme`} about={t`Bright hall has the strongest contrast.`}>
          <SegmentedControl
            label={t`Theme`}
            block
            tight
            segments={THEMES.map((id) => ({ id, label: themeNames[id] }))}
            value={theme}
            onChange={(next) => void chooseTheme(next)}
          />
        </SettingRow>
        <SettingRow name={t`Units`} about={t`Automatic follows the language.`}>
          <SegmentedControl
            label={t`Units`}
            block
            tight
            segments={UNIT_SYSTEMS.map((id) => ({
              id,
              label: { auto: t`Automatic`, imperial: t`Imperial`, metric: t`Metric` }[id],
            }))}
            value={units}
            onChange={(next) => void change({ units: next }, t`Units changed`)}
          />
        </SettingRow>
        <SettingRow name={t`Region`} about={t`Where the vehicles drive, on the map and in lists.`}>
          <SelectField<Region | 'auto'>
            label={t`Region`}
            hideLabel
            options={REGIONS.map((id) => ({
              id,
              label: {
                auto: t`Automatic, by language`,
                us: t`Chicago, United States`,
                ca: t`Toronto, Canada`,
                mx: t`Monterrey, Mexico`,
              }[id],
            }))}
            value={region ?? 'auto'}
            onChange={(next) => void change({ region: next === 'auto' ? null : next }, t`Region changed`)}
          />
        </SettingRow>
      </ul>
      <Switch
        label={t`Sound`}
        states={{
          on: t`The game has sound from the first run.`,
          off: t`Silent until a visitor turns it on.`,
        }}
        checked={sound}
        onChange={(next) => void change({ sound: next }, next ? t`Sound on` : t`Sound off`)}
      />
    </Card>
  )
}
