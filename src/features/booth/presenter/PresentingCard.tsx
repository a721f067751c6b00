import { Trans, useLingui } from '@lingui/react/macro'
import { Switch } from '../../../ui/controls/Switch'
import { Card } from '../../../ui/display/Card'
import panels from '../frame/panels.module.css'
import styles from './PresentingCard.module.css'

export interface PresentingCardProps {
  hintsHidden: boolean
  touchesShown: boolean
  onHintsHidden: (hidden: boolean) => void
  onTouchesShown: (shown: boolean) => void
}

/** Settings of the kiosk for presentations (docs/booth.md B9). */
export function PresentingCard(props: PresentingCardProps) {
  const { t } = useLingui()
  return (
    <Card title={t`While you present`}>
      <div className={styles.switches}>
        <Switch
          label={t`Hide all hints`}
          states={{ on: t`No hint is shown on any screen.`, off: t`Hints are shown, as for every visitor.` }}
          checked={props.hintsHidden}
          onChange={props.onHintsHidden}
        />
        <Switch
          label={t`Show touches`}
          states={{
            on: t`Each touch is marked, for an audience watching a projection.`,
            off: t`Touches are not marked.`,
          }}
          checked={props.touchesShown}
          onChange={props.onTouchesShown}
        />
      </div>
      <p className={panels.line}>
        <Trans>Both end when the demo resets, so the next visitor finds it as usual.</Trans>
      </p>
    </Card>
  )
}
