export const UNIT_SYSTEMS = ['auto', 'imperial', 'metric'] as const
/** `auto` follows the language: imperial in the US, metric in Canada and Mexico (docs/decisions.md D4). */
export type UnitSetting = (typeof UNIT_SYSTEMS)[number]
