import { describe, expect, it } from 'vitest'
import type { GameRun } from '#domain/game/gameTypes'
import type { NumberedRun } from '#domain/game/playerNumber'
import { A_DAY, AN_EVENT, aGameRun } from '#domain/testing/gameRun'
import { boardRows } from './boardRows'

const SCOPE = { event: AN_EVENT, day: A_DAY }
const numbered = (run: GameRun): NumberedRun => ({ ...run, player: 7 })
const named = (initials: string, findMs: number) => numbered(aGameRun(findMs, { id: initials, initials }))
/** Thirteen players, the first the fastest. */
const FIELD = [...'ABCDEFGHIJKLM'].map((letter, at) => named(letter.repeat(3), 5000 + at * 500))
const placesOf = (rows: ReturnType<typeof boardRows>) =>
  rows.map(({ rank, run, isOwn, isApart }) => [rank, run.initials, isOwn, isApart])

describe('the rows of a leaderboard', () => {
  it('are the ten best', () => {
    expect(placesOf(boardRows(FIELD, null, SCOPE))).toEqual(
      [...'ABCDEFGHIJ'].map((letter, at) => [at + 1, letter.repeat(3), false, false]),
    )
  })

  it('have the own run in its place before it has initials', () => {
    const own = numbered(aGameRun(5750, { id: 'own' }))
    const rows = placesOf(boardRows([...FIELD, own], own, SCOPE)).slice(1, 4)
    expect(rows).toEqual([
      [2, 'BBB', false, false],
      [3, null, true, false],
      [4, 'CCC', false, false],
    ])
  })

  it('keep an own run below the tenth in view, apart', () => {
    const own = numbered(aGameRun(12_000, { id: 'own' }))
    const rows = placesOf(boardRows([...FIELD, own], own, SCOPE))
    expect(rows).toHaveLength(11)
    expect(rows.at(-1)).toEqual([14, null, true, true])
  })

  it('show the best run of the own initials as the own', () => {
    const own = named('BBB', 9000)
    const rows = placesOf(boardRows([...FIELD, { ...own, id: 'later' }], { ...own, id: 'later' }, SCOPE))
    expect(rows.filter(([, , isOwn]) => isOwn)).toEqual([[2, 'BBB', true, false]])
  })

  it('have the own unsigned run wherever it came, beside the three best unsigned ones', () => {
    const unsigned = [5100, 5200, 5300].map((ms) => numbered(aGameRun(ms, { id: `u-${ms}` })))
    const own = numbered(aGameRun(5600, { id: 'own' }))
    const rows = boardRows([...FIELD, ...unsigned, own], own, SCOPE)
    expect(rows.filter(({ run }) => run.initials === null).map(({ run }) => run.id)).toEqual([
      'u-5100',
      'u-5200',
      'u-5300',
      'own',
    ])
  })

  it('have no place for a run of another day', () => {
    const own = numbered(aGameRun(5000, { id: 'own', day: '2026-11-19' }))
    expect(placesOf(boardRows([own], own, SCOPE))).toEqual([])
  })
})
