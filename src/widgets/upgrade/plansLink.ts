/** Where the plans are compared (docs/decisions.md D16). */
export const PLANS_LINK = { to: '/10', search: { part: 'plans' } } as const
