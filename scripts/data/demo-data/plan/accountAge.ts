/** Days that the fleet's account is old: nothing and nobody was added to it before. */
export const ACCOUNT_DAYS = 820

/**
 * When somebody or something joined the account that was there `daysAgo` days ago: then, or in the
 * account's first forty days when it is older than that.
 */
export function addedToAccount(daysAgo: number): number {
  return Math.min(daysAgo, ACCOUNT_DAYS - (daysAgo % 40))
}
