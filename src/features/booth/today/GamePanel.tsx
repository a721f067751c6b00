import { Trans, useLingui } from '@lingui/react/macro'
import { joinLive, orNull } from '#domain/base/live'
import { RUN_LENGTH_MS } from '#domain/game/points'
import { useListedRuns } from '../../../data/queries/gameRuns'
import { type StaffRun, setStaffRun, useStaffRun } from '../../../data/queries/staffRun'
import { Switch } from '../../../ui/controls/Switch'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import panelStyles from '../frame/panels.module.css'
import styles from './GamePanel.module.css'
import { RunList } from './RunList'
import { StaffRunFields } from './StaffRunFields'

/** Initial staff run: like the event's own, until staff change it. */
const FIRST: StaffRun = { deck: 'full', seed: null, lengthMs: RUN_LENGTH_MS }

export interface GamePanelProps {
  /** The event and its day, whose runs are listed. */
  event: string
  day: string
}

/** Settings for the next runs of Fleet Hero, and the day's runs, which staff may hide (docs/game.md T7). */
export function GamePanel({ event, day }: GamePanelProps) {
  const { t } = useLingui()
  const live = joinLive({ staffRun: orNull(useStaffRun()), listed: useListedRuns(event, day) })
  return (
    <Card title={t`Game`}>
      <Gate live={live} loading={<Skeleton className={styles.waiting} />}>
        {({ staffRun, listed }) => (
          <>
            <Switch
              label={t`Staff run`}
              states={{
                on: t`The next runs are yours: not ranked, and without a challenge code.`,
                off: t`The next runs are the event’s own: a new deck each day, 90 seconds, ranked.`,
              }}
              checked={staffRun !== null}
              onChange={(on) => void setStaffRun(on ? FIRST : null)}
            />
            {staffRun && <StaffRunFields run={staffRun} onChange={(run) => void setStaffRun(run)} />}
            <h3 className={styles.heading}>
              <Trans>Runs today</Trans>
            </h3>
            <RunList {...listed} />
          </>
        )}
      </Gate>
      <p className={panelStyles.line}>
        <Trans>Runs stay on this device. A reset does not remove them.</Trans>
      </p>
    </Card>
  )
}
