import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import {
  type BrandTheme,
  brandContrast,
  brandTokens,
  PRODUCT_COLORS,
  readableColor,
  TEXT_CONTRAST,
} from '#domain/booth/packs/brandColors'
import { type Brand, MAX_EVENT_NAME, NO_BRAND } from '#domain/device/brand'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { Form } from '../../../ui/fields/Form'
import { TextField } from '../../../ui/fields/TextField'
import { FilePick } from '../frame/FilePick'
import styles from '../frame/panels.module.css'
import { useStaffForm } from '../frame/useStaffForm'
import panelStyles from './BrandPanel.module.css'

export interface BrandPanelProps {
  brand: Brand
  /** The event of config.json, used if the name is empty. */
  configEvent: string
  /** Draws a logo from a file; null for an unsupported picture. */
  onLogo: (file: File) => Promise<Brand['logo']>
  onSave: (brand: Brand) => Promise<void>
}

/** The event's name, two colors and a logo, for this device only (docs/booth.md B7). */
export function BrandPanel({ brand, configEvent, onLogo, onSave }: BrandPanelProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(brand)
  const [notice, setNotice] = useState('')
  const isDirty = draft !== brand
  useStaffForm(isDirty)
  const change = (part: Partial<Brand>) => {
    setNotice('')
    setDraft((before) => ({ ...before, ...part }))
  }
  const colors = draft.colors ?? PRODUCT_COLORS
  const setColor = (theme: BrandTheme, color: string) => change({ colors: { ...colors, [theme]: color } })
  const unreadable = THEMES.filter((theme) => brandContrast(colors[theme], theme) < TEXT_CONTRAST)

  const pickLogo = async ([file]: readonly File[]) => {
    if (!file) return
    const logo = await onLogo(file)
    if (logo) change({ logo })
    else setNotice(t`Choose a PNG or SVG of at most 512 KB.`)
  }
  const save = async (next: Brand) => {
    const { colors: chosen } = next
    const tokens = chosen && {
      light: brandTokens(chosen.light, 'light'),
      dark: brandTokens(chosen.dark, 'dark'),
    }
    const saved = { ...next, event: next.event.trim(), tokens }
    try {
      await onSave(saved)
    } catch {
      setNotice(t`This change could not be saved. Try again.`)
      return
    }
    setDraft(saved)
    setNotice(t`Saved. Every screen shows it now.`)
  }
  const hasBrand = brand.event !== '' || brand.colors !== null || brand.logo !== null

  return (
    <Card title={t`Event and brand`}>
      <Form onSubmit={() => (unreadable.length === 0 ? save(draft) : undefined)}>
        <div className={panelStyles.fields}>
          <TextField
            label={t`Event name`}
            value={draft.event}
            onChange={(event) => change({ event })}
            placeholder={configEvent}
            maxLength={MAX_EVENT_NAME}
            autoComplete="off"
            hint={t`Leave it empty to use the name in config.json.`}
          />
          <div className={panelStyles.colors}>
            <ColorField
              label={t`Color on light screens`}
              theme="light"
              color={colors.light}
              onChange={(color) => setColor('light', color)}
            />
            <ColorField
              label={t`Color on dark screens`}
              theme="dark"
              color={colors.dark}
              onChange={(color) => setColor('dark', color)}
            />
          </div>
          <p className={panelStyles.note}>
            <Trans>
              Buttons, links, and navigation use these colors. Charts and maps keep their own so they stay
              easy to read.
            </Trans>
          </p>
          <div className={panelStyles.logo}>
            {draft.logo ? <LogoPreview logo={draft.logo} /> : <Trans>No event logo.</Trans>}
            <div className={styles.actions}>
              <FilePick accept="image/png,image/svg+xml" onPick={pickLogo}>
                <Trans>Choose a logo</Trans>
              </FilePick>
              {draft.logo && (
                <Button kind="ghost" onClick={() => change({ logo: null })}>
                  <Trans>Remove the logo</Trans>
                </Button>
              )}
            </div>
          </div>
        </div>
        <div className={`${styles.actions} ${panelStyles.save}`}>
          <Button kind="primary" submit disabled={!isDirty || unreadable.length > 0}>
            <Trans>Save</Trans>
          </Button>
          {hasBrand && (
            <Button kind="plain" onClick={() => save(NO_BRAND)}>
              <Trans>Use the product’s brand</Trans>
            </Button>
          )}
        </div>
        <p role="status" className={styles.line}>
          {notice}
        </p>
      </Form>
    </Card>
  )
}

const THEMES = ['light', 'dark'] as const

interface ColorFieldProps {
  label: string
  theme: BrandTheme
  color: string
  onChange: (color: string) => void
}

/** A color, its contrast on its theme, and the nearest one with enough contrast. */
function ColorField({ label, theme, color, onChange }: ColorFieldProps) {
  const { i18n } = useLingui()
  const ratio = brandContrast(color, theme)
  const shown = i18n.number(Math.floor(ratio * 10) / 10)
  const least = i18n.number(TEXT_CONTRAST)
  return (
    <div className={panelStyles.color}>
      <label className={panelStyles.swatch}>
        <input type="color" value={color} onChange={(event) => onChange(event.target.value)} />
        <span>
          {label}
          <span className={panelStyles.contrast}>
            {ratio < TEXT_CONTRAST ? (
              <Trans>Contrast {shown} to 1</Trans>
            ) : (
              <Trans>Easy to read: contrast {shown} to 1</Trans>
            )}
          </span>
        </span>
      </label>
      {ratio < TEXT_CONTRAST && (
        <div className={panelStyles.unreadable} role="alert">
          <p>
            <Trans>This color is hard to read there. Text needs a contrast of at least {least} to 1.</Trans>
          </p>
          <Button kind="plain" onClick={() => onChange(readableColor(color, theme))}>
            <Trans>Use the nearest readable color</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** The logo as it is stored. */
function LogoPreview({ logo }: { logo: NonNullable<Brand['logo']> }) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([logo.png], { type: 'image/png' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [logo])
  return url && <img className={panelStyles.picture} src={url} alt={t`Event logo`} />
}
