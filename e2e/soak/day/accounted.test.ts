import { expect, test } from 'vitest'
import { accounted } from './accounted'
import type { Ledger } from './tally'

const LEDGER: Ledger = { recorded: 2, sent: 1, pending: 1, refused: 0, stored: 1, untold: 0, problems: [] }

test('a day that dies prints its ledger all the same, and its death is a problem', async () => {
  const printed: Ledger[] = []
  const problems = await accounted(() => Promise.reject(new Error('it never came: offline ready')), {
    account: async () => LEDGER,
    print: (ledger) => printed.push(ledger),
  })
  expect(printed).toEqual([LEDGER])
  expect(problems).toEqual(['the day ended early: it never came: offline ready'])
})

test('accounts that cannot be read are a problem beside what the day found', async () => {
  const account = () => Promise.reject(new Error('the kiosk is gone'))
  const problems = await accounted(async () => ['visit 3: late'], { account, print: () => undefined })
  expect(problems).toEqual(['visit 3: late', 'no ledger: the kiosk is gone'])
})
