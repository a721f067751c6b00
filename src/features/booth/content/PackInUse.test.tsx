import { expect, it } from 'vitest'
import { SHIPPED_POINTER } from '#domain/device/packPointer'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { PackInUse } from './PackInUse'

it('shows a fleet of this device by its name, its vehicles and when it was loaded', () => {
  const id = 'own-fleet@1795408702'
  const pack = { id, pack: 'own-fleet', version: 1795408702, kind: 'own-fleet', name: 'Acme' } as const
  const { container } = renderInEnglish(
    <PackInUse
      state={{
        pointer: { ...SHIPPED_POINTER, active: id },
        packs: [{ ...pack, storedAt: '2026-11-23T14:05:00.000Z', schema: 1, datasets: [] }],
        datasets: [{ name: 'vehicles', pack: id, rows: 120, rowsDone: 120 }],
      }}
    />,
  )
  const shown = [...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
  expect(shown).toEqual([
    'In use',
    'Acme',
    'Vehicles',
    '120',
    'Loaded',
    expect.stringMatching(/^Nov 23, 2026, .+, made on this device$/),
  ])
})
