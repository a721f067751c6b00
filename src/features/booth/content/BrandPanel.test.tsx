import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NO_BRAND } from '#domain/device/brand'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { BrandPanel } from './BrandPanel'

it('keeps what was entered and says so where it could not be saved', async () => {
  renderInEnglish(
    <BrandPanel
      brand={NO_BRAND}
      configEvent="Expo"
      onLogo={async () => null}
      onSave={() => Promise.reject(new Error('no room'))}
    />,
  )
  fireEvent.change(screen.getByLabelText(/^Event name/), { target: { value: 'Harbor' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This change could not be saved. Try again.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Event name/).value).toBe('Harbor')
})
