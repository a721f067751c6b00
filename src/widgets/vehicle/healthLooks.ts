import type { HealthLevel } from '#domain/vehicle/vehicle'
import type { Tone } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'

/** How each health level looks, in every list and legend; what is not known is hatched. */
export const HEALTH_LOOKS: Record<HealthLevel, { tone: Tone; icon: string; hatched?: boolean }> = {
  high: { tone: 'high', icon: ICONS.octagonAlert },
  medium: { tone: 'med', icon: ICONS.triangleAlert },
  noIssues: { tone: 'ok', icon: ICONS.circleCheck },
  noData: { tone: 'unk', icon: ICONS.circleQuestionMark, hatched: true },
}
