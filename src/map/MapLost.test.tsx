import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { advanceClock, installFakeClock } from '../ui/testing/clock'
import { inLanguage } from '../ui/testing/renderIn'
import { MapLost } from './MapLost'
import { MapView } from './MapView'
import { mapArchives, setMapArchives } from './ports/archives'
import { device, maps } from './testing/fakeMapLibre'

vi.mock('maplibre-gl', () => import('./testing/fakeMapLibre'))
installFakeClock()

it('says on a device without WebGL that there is no map, and tries nothing that cannot work', async () => {
  device.webgl = 'none'
  setMapArchives({ ...mapArchives(), percent: 0 })
  render(
    <MapView
      region="us"
      label="Map"
      camera={{ center: [0, 0], zoom: 9 }}
      fallback={<MapLost>List</MapLost>}
    />,
    { wrapper: inLanguage('en') },
  )
  await act(() => vi.dynamicImportSettled())
  await advanceClock(120_000)
  expect(screen.getByRole('status').textContent).toBe('This device cannot display the map.')
  expect(screen.getByText('List')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(maps).toEqual([])
})
