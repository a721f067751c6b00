import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { evaluateViewport } from '#domain/booth/readiness/evaluateDevice'
import { Card } from '../../../../ui/display/Card'
import { FactList } from '../../../../ui/display/FactList'
import { StatusLabel } from '../../../../ui/display/StatusLabel'
import { ICONS } from '../../../../ui/icons/icons'
import type { Screen } from './useScreen'

/** Size and position of the page on this screen, measured again at every rotation, for support. */
export function ViewportCard({ screen }: { screen: Screen }) {
  const { t, i18n } = useLingui()
  const { shell, visible, scale, insets, screenSize, pixelRatio, displayMode } = screen
  const size = ({ width, height }: { width: number; height: number }) =>
    `${i18n.number(Math.round(width), WHOLE)} × ${i18n.number(Math.round(height), WHOLE)}`
  const [top, right, bottom, left] = insets.map((inset) => i18n.number(Math.round(inset)))
  const mode: Record<Screen['displayMode'], string> = {
    standalone: t`App from its icon`,
    fullscreen: t`Full screen`,
    'minimal-ui': t`App with browser buttons`,
    browser: t`Browser tab`,
  }
  const facts: { name: string; value: ReactNode }[] = [
    { name: t`Shell`, value: size(shell) },
    { name: t`Visible area`, value: size(visible) },
    { name: t`Screen`, value: size(screenSize) },
    { name: t`Safe-area insets`, value: t`top ${top}, right ${right}, bottom ${bottom}, left ${left}` },
    { name: t`Zoom`, value: i18n.number(scale, { style: 'percent' }) },
    { name: t`Pixel ratio`, value: i18n.number(pixelRatio, { maximumFractionDigits: 2 }) },
    { name: t`Display mode`, value: mode[displayMode] },
  ]
  return (
    <Card title={t`Viewport`} aside={<Verdict screen={screen} />}>
      <FactList facts={facts} />
    </Card>
  )
}

const WHOLE = { useGrouping: false } as const

function Verdict({ screen }: { screen: Screen }) {
  const { t } = useLingui()
  const { code } = evaluateViewport(screen)
  if (code === 'viewport-fits')
    return (
      <StatusLabel tone="ok" icon={ICONS.circleCheck}>
        {t`Fits`}
      </StatusLabel>
    )
  const words: Record<string, string> = {
    'viewport-zoomed': t`Zoomed in`,
    'viewport-off': t`Does not fit`,
    'viewport-insets': t`Unusual insets`,
  }
  return (
    <StatusLabel tone="med" icon={ICONS.circleAlert}>
      {words[code] ?? t`Not known`}
    </StatusLabel>
  )
}
