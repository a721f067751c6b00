import type { HealthLevel } from '#domain/vehicle/vehicle'
import type { Tone } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'

/** Look of each health level in lists and legends; an unknown one is hatched. */
export const HEALTH_LOOKS: Record<HealthLevel, { tone: Tone; icon: string; hatched?: boolean }> = {
  high: { tone: 'high', icon: ICONS.octagonAlert },
  medium: { tone: 'med', icon: ICONS.triangleAlert },
  noIssues: { tone: 'ok', icon: ICONS.circleCheck },
  noData: { tone: 'unk', icon: ICONS.circleQuestionMark, hatched: true },
}
