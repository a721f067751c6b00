import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { joinLive, orNull } from '#domain/base/live'
import { type Deck, SEED_BITS } from '#domain/game/gameTypes'
import { RUN_LENGTH_MS } from '#domain/game/points'
import { hideRun, type ListedRuns, useListedRuns } from '../../../data/queries/gameRuns'
import {
  MAX_STAFF_RUN_MS,
  MIN_STAFF_RUN_MS,
  type StaffRun,
  setStaffRun,
  useStaffRun,
} from '../../../data/queries/staffRun'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { Button } from '../../../ui/controls/Button'
import { Switch } from '../../../ui/controls/Switch'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { NumberField } from '../../../ui/fields/NumberField'
import { SelectField } from '../../../ui/fields/SelectField'
import panelStyles from '../frame/panels.module.css'
import styles from './GamePanel.module.css'

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

/** The best runs of the day, hidden ones included, with a way to hide each. */
function RunList({ runs, hasOthers }: ListedRuns) {
  const { t, i18n } = useLingui()
  const nameOf = usePlayerName()
  if (runs.length === 0)
    return (
      <p className={panelStyles.line}>
        {hasOthers ? (
          <Trans>Nobody has played at this event today.</Trans>
        ) : (
          <Trans>Nobody has played yet.</Trans>
        )}
      </p>
    )
  return (
    <table className={panelStyles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Player</Trans>
          </th>
          <th scope="col">
            <Trans context="game">Score</Trans>
          </th>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>Leaderboard</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => {
          const { id, score, startedAt, hidden, origin } = run
          const name = nameOf(run)
          const points = i18n.number(score)
          return (
            <tr key={id}>
              <td>{name}</td>
              <td>{points}</td>
              <td>
                {i18n.date(new Date(startedAt), { timeStyle: 'short' })}
                {origin !== undefined && (
                  <>
                    {' '}
                    <Trans>(another kiosk)</Trans>
                  </>
                )}
              </td>
              <td>
                <Button
                  kind="ghost"
                  aria-label={hidden ? t`Show ${name}, ${points} points` : t`Hide ${name}, ${points} points`}
                  onClick={() => hideRun(id, hidden === 0)}
                >
                  {hidden ? <Trans>Show</Trans> : <Trans>Hide</Trans>}
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const SECOND_MS = 1_000
const STEP_S = 30

interface StaffRunFieldsProps {
  run: StaffRun
  onChange: (run: StaffRun) => void
}

/** Deck, order and length of a staff run; each valid value takes effect at once. */
function StaffRunFields({ run, onChange }: StaffRunFieldsProps) {
  const { t } = useLingui()
  // The typed value may be invalid for a moment; the last valid one is used.
  const [seconds, setSeconds] = useState<number | null>(run.lengthMs / SECOND_MS)
  const [seed, setSeed] = useState<number | null>(run.seed)
  const decks: { id: Deck; label: string; detail: string }[] = [
    { id: 'full', label: t`Full`, detail: t`100, 150, and 250 points` },
    { id: 'starter', label: t`Starter`, detail: t`100 and 150 points` },
    { id: 'expert', label: t`Expert`, detail: t`150 and 250 points` },
  ]
  const bounds = { min: MIN_STAFF_RUN_MS / SECOND_MS, max: MAX_STAFF_RUN_MS / SECOND_MS }
  const seeds = { min: 0, max: 2 ** SEED_BITS - 1 }
  const isIn = (value: number | null, { min, max }: { min: number; max: number }) =>
    value !== null && value >= min && value <= max
  return (
    <div className={styles.fields}>
      <SelectField
        label={t`Deck`}
        options={decks}
        value={run.deck}
        onChange={(deck) => onChange({ ...run, deck })}
      />
      <NumberField
        label={t`Length`}
        unit={t({ message: 's', context: 'seconds' })}
        value={seconds}
        step={STEP_S}
        {...bounds}
        onChange={(value) => {
          setSeconds(value)
          if (value !== null && isIn(value, bounds)) onChange({ ...run, lengthMs: value * SECOND_MS })
        }}
      />
      <SelectField
        label={t`Order of the prompts`}
        options={[
          { id: 'day', label: t`The event’s deck of the day` },
          { id: 'fixed', label: t`By number` },
        ]}
        value={run.seed === null ? 'day' : 'fixed'}
        onChange={(kind) => {
          const next = kind === 'day' ? null : 1
          setSeed(next)
          onChange({ ...run, seed: next })
        }}
      />
      {run.seed !== null && (
        <NumberField
          label={t`Number`}
          hint={t`The same number gives the same prompts on every kiosk.`}
          value={seed}
          {...seeds}
          onChange={(value) => {
            setSeed(value)
            if (value !== null && isIn(value, seeds)) onChange({ ...run, seed: value })
          }}
        />
      )}
    </div>
  )
}
