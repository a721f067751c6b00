import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setCurrentVehicle, setFilterTab, useCurrentVehicle, useFilterTab } from './currentVehicle'
import { selectFleet, selectLot, useSelectedFleet, useSelectedLot } from './fleet'
import { setEssentials } from './mode'
import { ringBell, setPanelOpen, useBellRings, usePanelOpen } from './panel'
import { markRead, useReadItems } from './readItems'
import { recordRemoteEvent, useRemoteState } from './remoteCommands'
import { openSheet, useShellSheet } from './sheet'
import { deviceAtom, store } from './store'
import { closeUpgradePrompt, useUpgradePrompt } from './upgradePrompt'
import { putVisitStateAside, resetVisitState, restoreVisitState, visitAtom } from './visit'

afterEach(cleanup)

describe('a reset', () => {
  it('brings a state of the visit back to how it began, and leaves what outlives it', () => {
    const ofVisit = visitAtom<readonly string[]>([])
    const lasting = deviceAtom<readonly string[]>([])
    store.set(ofVisit, ['v-1'])
    store.set(lasting, ['v-1'])
    resetVisitState()
    expect(store.get(ofVisit)).toEqual([])
    expect(store.get(lasting)).toEqual(['v-1'])
  })

  it.each<[string, () => unknown, () => void]>([
    ['the fleet', useSelectedFleet, () => selectFleet('East')],
    ['the lot', useSelectedLot, () => selectLot('Main Lot')],
    ['the vehicle of the map', useCurrentVehicle, () => setCurrentVehicle('v-1', ['v-1'])],
    ['the tab of the map’s filter', useFilterTab, () => setFilterTab(2)],
    ['the open panel', usePanelOpen, () => setPanelOpen(true)],
    ['how often the bell rang', useBellRings, ringBell],
    ['what was read', useReadItems, () => markRead(['ff-1'])],
    ['the open sheet', useShellSheet, () => openSheet('faq')],
    ['the closed prompt', () => useUpgradePrompt(true), closeUpgradePrompt],
    ['what commands did', () => useRemoteState('v-1'), () => recordRemoteEvent('v-1', 'unlock')],
  ])('forgets %s', (_, useState, change) => {
    setEssentials(true)
    const { result } = renderHook(useState)
    const before = result.current
    act(change)
    expect(result.current).not.toEqual(before)
    act(resetVisitState)
    expect(result.current).toEqual(before)
  })
})

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '!./store.ts', '!./visit.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A primitive jotai atom that is neither `visitAtom` nor `deviceAtom`. Derived atoms begin with `get`. */
const UNSAID = /\batom(<[^(]*>)?\((?!\s*\(get\))/

describe('the states', () => {
  it.each(Object.entries(sources))('of %s say whether they outlive a visit', (_, source) => {
    expect(source).not.toMatch(UNSAID)
  })
})

describe('a reload', () => {
  it('finds the fleet and the lot that were chosen in its visit', () => {
    restoreVisitState('visit-1')
    selectFleet('East')
    selectLot('Remote Lot')
    expect(JSON.parse(sessionStorage.getItem('pharos.visitState') ?? '')).toEqual({
      visit: 'visit-1',
      values: { fleet: 'East', lot: 'Remote Lot' },
    })
  })

  it('takes no value that makes no sense', () => {
    sessionStorage.setItem(
      'pharos.visitState',
      JSON.stringify({ visit: 'visit-2', values: { fleet: 5, lot: 'Moon' } }),
    )
    restoreVisitState('visit-2')
    expect(renderHook(useSelectedFleet).result.current).toBe('all')
    expect(renderHook(useSelectedLot).result.current).toBe('all')
  })
})

describe('a sandbox', () => {
  it('leaves nothing of the states in the tab that were as they began', () => {
    restoreVisitState('visit-3')
    sessionStorage.removeItem('pharos.visitState')
    const restoreStash = putVisitStateAside()
    selectFleet('East')
    expect(sessionStorage.getItem('pharos.visitState')).toContain('East')
    restoreStash()
    expect(sessionStorage.getItem('pharos.visitState')).toBeNull()
  })
})
