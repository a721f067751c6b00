import { Trans, useLingui } from '@lingui/react/macro'
import { hideRun, type ListedRuns } from '../../../data/queries/gameRuns'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { Button } from '../../../ui/controls/Button'
import styles from '../frame/panels.module.css'

/** The best runs of the day, hidden ones included, with a way to hide each. */
export function RunList({ runs, hasOthers }: ListedRuns) {
  const { t, i18n } = useLingui()
  const nameOf = usePlayerName()
  if (runs.length === 0)
    return (
      <p className={styles.line}>
        {hasOthers ? (
          <Trans>Nobody has played at this event today.</Trans>
        ) : (
          <Trans>Nobody has played yet.</Trans>
        )}
      </p>
    )
  return (
    <table className={styles.table}>
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
