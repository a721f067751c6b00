/** Link to the comparison of the plans (docs/decisions.md D16). */
export const PLANS_LINK = { to: '/10', search: { part: 'plans' } } as const
