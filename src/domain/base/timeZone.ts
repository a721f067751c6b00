/** Time zone of the account unless the visitor chose another (docs/decisions.md D19). */
export const DEFAULT_TIME_ZONE = 'America/Toronto'
