import 'fake-indexeddb/auto'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import type { SessionEvent } from '#domain/visit/sessionEvent'
import { withDatabase } from '../../../data/core/databaseConnection'
import { onSessionEvent } from '../../../session/events'
import { inLanguage } from '../../../ui/testing/renderIn'
import { useDriveBlock } from './useDriveBlock'

it('publishes a drive block once it is on and stored, and no other press', async () => {
  await withDatabase((db) => db.vehicles.put(aVehicle({ id: 'v-1' })))
  const published: SessionEvent[] = []
  const stop = onSessionEvent((event) => published.push(event))
  const { result } = renderHook(useDriveBlock, { wrapper: inLanguage('en') })
  const ask = (on: boolean) =>
    act(() => result.current.ask({ id: 'v-1', label: 'Unit 118', on, isIgnitionOn: false }))
  const confirm = (on: boolean) => act(async () => void (await result.current.dialog.onConfirm(on)))
  ask(true)
  act(() => result.current.dialog.onClose())
  ask(true)
  expect(published).toEqual([])
  await confirm(true)
  expect(published).toEqual([{ kind: 'driveBlockTurnedOn' }])
  expect((await withDatabase((db) => db.vehicles.get('v-1')))?.details.isDriveBlockEnabled).toBe(true)
  ask(false)
  await confirm(false)
  expect(published).toHaveLength(1)
  stop()
})
