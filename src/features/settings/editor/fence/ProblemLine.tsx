import { useLingui } from '@lingui/react/macro'
import { type GeofenceProblem, RADIUS_LIMITS_MI } from '#domain/geofence/drawing/geofenceDraft'
import { toDistanceUnit, toMiles } from '../../../../i18n/units'
import { useFormats } from '../../../../i18n/useFormats'
import { Icon } from '../../../../ui/icons/Icon'
import { ICONS } from '../../../../ui/icons/icons'
import styles from './ProblemLine.module.css'

/** The problem of a fence and its solution, in a sentence; announced when it appears. */
export function ProblemLine({ problem }: { problem: GeofenceProblem | null }) {
  const text = useProblemText()
  return (
    <div role="status" className={styles.place}>
      {problem && (
        <p className={styles.line} data-problem={problem.kind}>
          <Icon path={ICONS.circleAlert} size={20} />
          <span>{text(problem)}</span>
        </p>
      )}
    </div>
  )
}

/** Each problem as a sentence, in the visitor's language and units. */
function useProblemText(): (problem: GeofenceProblem) => string {
  const { t } = useLingui()
  const { distance, system } = useFormats()
  return (problem) => {
    switch (problem.kind) {
      case 'nothing':
        return t`Draw or choose the area first.`
      case 'tooFewCorners':
        return t`A shape needs at least 3 corners. Tap the map to add more.`
      case 'tooManyCorners': {
        const most = problem.most
        return t`A shape can have up to ${most} corners. Remove one or close the shape.`
      }
      case 'open':
        return t`Close the shape first. Tap its first corner or Close shape.`
      case 'crossing': {
        const [a, b] = problem.first
        const [c, d] = problem.second
        return t`The line from corner ${c} to corner ${d} crosses the line from corner ${a} to corner ${b}. Move or remove one of these corners.`
      }
      case 'tooSmall':
        return t`This area is too small to detect a vehicle. Move the corners farther apart.`
      case 'radius': {
        const least = distance(RADIUS_LIMITS_MI.min, 'oneDecimal').text
        // 100 miles are 160.9 km; a limit rounded up would itself be rejected.
        const most = distance(toMiles(system, Math.floor(toDistanceUnit(system, RADIUS_LIMITS_MI.max)))).text
        return t`Enter a radius from ${least} to ${most}.`
      }
    }
  }
}
