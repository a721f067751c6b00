import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SEED_BITS } from '#domain/game/deck'
import type { Deck } from '#domain/game/gameTypes'
import { MAX_STAFF_RUN_MS, MIN_STAFF_RUN_MS, type StaffRun } from '../../../data/queries/staffRun'
import { NumberField } from '../../../ui/fields/NumberField'
import { SelectField } from '../../../ui/fields/SelectField'
import styles from './GamePanel.module.css'

const SECOND_MS = 1_000
const STEP_S = 30

export interface StaffRunFieldsProps {
  run: StaffRun
  onChange: (run: StaffRun) => void
}

/** Deck, order and length of a staff run; each valid value takes effect at once. */
export function StaffRunFields({ run, onChange }: StaffRunFieldsProps) {
  const { t } = useLingui()
  // The typed value may be invalid for a moment; the last valid one is used.
  const [seconds, setSeconds] = useState<number | null>(run.lengthMs / SECOND_MS)
  const [seed, setSeed] = useState<number | null>(run.seed)
  const decks: { id: Deck; label: string; detail: string }[] = [
    { id: 'full', label: t`Full`, detail: t`100, 150 and 250 points` },
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
