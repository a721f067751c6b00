import { within } from '../harness/wait'
import type { Ledger } from './tally'

const ACCOUNT_LIMIT_MS = 60_000

export interface Accounts {
  /** Holds the accounts against each other as they are now. */
  account: () => Promise<Ledger>
  print: (ledger: Ledger) => void
}

/**
 * Does the day's work and prints its ledger whatever becomes of it: when the work dies, what was recorded until then
 * still has to be somewhere. @returns the problems; that the work died is one
 */
export async function accounted(
  work: () => Promise<readonly string[]>,
  { account, print }: Accounts,
): Promise<string[]> {
  const problems: string[] = []
  try {
    problems.push(...(await work()))
  } catch (error) {
    problems.push(`the day ended early: ${messageOf(error)}`)
  }
  try {
    const ledger = await within(ACCOUNT_LIMIT_MS, 'the account', account())
    print(ledger)
    problems.push(...ledger.problems)
  } catch (error) {
    problems.push(`no ledger: ${messageOf(error)}`)
  }
  return problems
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
