import { shiftDays } from '#domain/demoDays/shiftDays'
import { CROSS_RULES, checkRules } from './crossRules'
import type { CrossRule } from './rule'

/** Turns besides that of the files: their own weekday is today. */
const SHIFTS = [1, 2, 3, 4, 5, 6] as const

/** The rules on the rows as they are shown on other weekdays (docs/decisions.md D43). */
export const TURNED_RULES: readonly CrossRule[] = [
  {
    says: 'the rules hold whatever the weekday of the visit',
    check(data) {
      const rules = CROSS_RULES.filter(({ filesOnly }) => !filesOnly)
      return {
        checked: SHIFTS.length * rules.length,
        problems: SHIFTS.flatMap((shift) =>
          checkRules(shiftDays(data, shift), rules).flatMap(({ says, problems }) =>
            problems.map((problem) => `turned by ${shift}: ${says}: ${problem}`),
          ),
        ),
      }
    },
  },
]
