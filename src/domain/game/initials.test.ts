import { expect, it } from 'vitest'
import { isRude } from './initials'

it.each([
  ...['ASS', 'FUK', 'KKK', 'CUL', 'PUT', 'HDP', 'CON', 'FDP', 'PTA'],
  // With digits and marks.
  ...['455', 'A55', '4SS', '@$$', 'F4G', 'T1T', 'C0N', 'J12', 'N19'],
  // V in place of U.
  ...['FVK', 'CVM', 'PVT'],
  // Whole words, and words that sound like them.
  ...[
    'POO',
    'SUX',
    'SUC',
    'NAZ',
    'NEG',
    'PEE',
    'DIE',
    'HOR',
    'SUK',
    'FUQ',
    'AZZ',
    'KAK',
    'KUL',
    'DIK',
    'KON',
  ],
  // Spaced and accented.
  ...['A S S', ' a.s.s ', 'c-u-l', 'pédé'.slice(0, 3), 'CÓN', 'F​UK'],
  // Reversed.
  ...['SSA', 'KUF', 'GAF', 'TUP', '55A', 'NOC'],
])('%j is rude', (initials) => {
  expect(isRude(initials)).toBe(true)
})

it.each([
  ...[
    'ASH',
    'FAN',
    'TOM',
    'ANA',
    'BEN',
    'SAM',
    'TIM',
    'PAM',
    'KEN',
    'ZOE',
    'LEO',
    'NIK',
    'ASA',
    'SUE',
    'DOC',
  ],
  ...['ACE', 'WIN', 'CAT', 'BIT', 'CAR', 'TOP', 'MAX', 'SOB', 'GAY', 'JEW', 'VAN', 'EVA', 'IVY'],
  // On the list when reversed, but harmless as written.
  ...['LUC', 'KID', 'GIN', 'POW', 'SIP', 'CID', 'GAV', 'ATP'],
  ...['GEN', 'EID', 'ROH', 'ZAN', 'QIN', 'BOZ', 'MAX', 'ZAK', 'KAT', 'COZ', 'ZOE', 'REX', 'ALX', 'SAC'],
  ...['AAA', 'ZZZ', '007', '', '   ', 'A'],
])('%j is fine', (initials) => {
  expect(isRude(initials)).toBe(false)
})

it('leaves nearly all initials to their owners', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const all = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
  expect(all.filter(isRude).length / all.length).toBeLessThan(0.015)
})
