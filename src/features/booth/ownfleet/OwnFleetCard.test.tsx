import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CHEVROLET, FORD } from '#domain/testing/vins'
import { withCheckDigit } from '#domain/vehicle/vin'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { OwnFleetCard } from './OwnFleetCard'

const LIST = `VIN,Name,Group\n${CHEVROLET},<b>Truck</b> 1,North\n${FORD},Truck 2,South\nABC,Short,North\n`

async function choose(text: string, onShow = vi.fn(async () => true)) {
  renderInEnglish(<OwnFleetCard shown={null} onShow={onShow} onRemove={async () => true} />)
  fireEvent.change(screen.getByLabelText('Choose a CSV file'), {
    target: { files: [new File([text], 'acme_hauling.csv')] },
  })
  return onShow
}

it('says what would be shown and names the rows that are left out, before anything is made', async () => {
  const onShow = await choose(LIST)
  expect(await screen.findByText('2 vehicles will be shown.')).toBeTruthy()
  const rows = within(screen.getByRole('table', { name: 'Rows to check' }))
  expect(rows.getByText('Left out: 3 characters; a VIN has 17')).toBeTruthy()
  expect(onShow).not.toHaveBeenCalled()
})

it('says once that a list goes on beyond the limit', async () => {
  const vins = Array.from({ length: 502 }, (_, at) =>
    withCheckDigit(`1FTEW1E40LA${String(at).padStart(6, '0')}`),
  )
  await choose(`VIN\n${vins.join('\n')}`)
  expect(await screen.findByText('2 rows are left out.', { exact: false })).toBeTruthy()
  expect(screen.getAllByText(/the limit is 500/)).toHaveLength(1)
})

it('shows the sound rows under the name of the company', async () => {
  const onShow = await choose(LIST)
  const company = await screen.findByRole('textbox', { name: /^Company/ })
  expect((company as HTMLInputElement).value).toBe('acme hauling')
  fireEvent.change(company, { target: { value: 'Acme' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show this fleet' }))
  expect(onShow).toHaveBeenCalledWith(
    expect.objectContaining({
      company: 'Acme',
      vehicles: [
        expect.objectContaining({ vin: CHEVROLET, name: '<b>Truck</b> 1', group: 'North' }),
        expect.objectContaining({ vin: FORD, name: 'Truck 2', group: 'South' }),
      ],
    }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull())
})

it.each([
  ['a file without VINs', 'Name,Group\nTruck,North', /No VINs were found/],
  ['an empty one', '\n', /This file has no vehicles/],
  ['a workbook', 'PK\u0003\u0004', /This is a spreadsheet/],
])('says what is wrong with %s', async (_, text, problem) => {
  await choose(text)
  expect(await screen.findByText(problem)).toBeTruthy()
})

it('keeps the list where the fleet could not be stored', async () => {
  await choose(
    LIST,
    vi.fn(async () => false),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show this fleet' }))
  expect(await screen.findByText(/could not be stored/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show this fleet' })).toBeTruthy()
})
