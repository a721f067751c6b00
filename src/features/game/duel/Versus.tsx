import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { winnerOf } from '#domain/game/duel'
import type { Run } from '#domain/game/gameTypes'
import { useFormats } from '../../../i18n/useFormats'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icons/Icon'
import { GAME_ICONS } from '../gameIcons'
import { useRunFigures } from '../results/useRunFigures'
import styles from './Versus.module.css'

/** The result of one of two players. */
export interface Side {
  name: string
  score: number
  /** Challenges that it found. */
  found: number
  /** Null where only a code was typed. */
  run: Run | null
}

export type Sides = readonly [Side, Side]

/** Who won, and by how much. */
export function Verdict({ sides }: { sides: Sides }) {
  const winner = winnerOf([sides[0].score, sides[1].score])
  if (winner === null) return <Trans>A tie</Trans>
  const { name } = sides[winner]
  const ahead = Math.abs(sides[0].score - sides[1].score)
  return (
    <Trans>
      {name} wins by <Plural value={ahead} one="# point" other="# points" />
    </Trans>
  )
}

/** Two results beside each other, with the winner marked; figures that one of them lacks are left out. */
export function Versus({ sides }: { sides: Sides }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const rows = useRows(sides)
  const winner = winnerOf([sides[0].score, sides[1].score])
  const headOf = (at: 0 | 1) => (
    <th scope="col" className={cx(styles.name, at === winner && styles.won)}>
      <span className={styles.who}>
        {at === winner && <Icon path={GAME_ICONS.trophy} size={24} />}
        {sides[at].name}
      </span>
    </th>
  )
  const scoreOf = (at: 0 | 1) => (
    <td className={cx(styles.score, at === winner && styles.won)}>{whole(sides[at].score)}</td>
  )
  return (
    <table className={styles.versus}>
      <thead>
        <tr>
          {headOf(0)}
          <td className={styles.label} />
          {headOf(1)}
        </tr>
      </thead>
      <tbody>
        <tr>
          {scoreOf(0)}
          <th scope="row" className={styles.label}>
            <span className="visually-hidden">{t({ message: 'Score', context: 'game' })}</span>
          </th>
          {scoreOf(1)}
        </tr>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <td className={styles.value}>{values[0]}</td>
            <th scope="row" className={styles.label}>
              {name}
            </th>
            <td className={styles.value}>{values[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The figures that both sides have. */
function useRows([first, second]: Sides): { name: string; values: readonly [string, string] }[] {
  const { t } = useLingui()
  const { whole } = useFormats()
  const figuresOf = useRunFigures()
  if (!first.run || !second.run)
    return [{ name: t`found`, values: [whole(first.found), whole(second.found)] }]
  const others = figuresOf(second.run)
  return figuresOf(first.run).map(({ name, value }, at) => ({
    name,
    values: [value, others[at]?.value ?? ''],
  }))
}
