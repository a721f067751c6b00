import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Billing } from '#domain/account/invoice'
import { updateBilling } from '../../../data/queries/billing'
import { resetVisitState } from '../../../state/visit'
import { renderInRouter } from '../../../widgets/form/testing/renderInRouter'
import { BillingDialog } from './BillingDialog'

vi.mock('../../../data/queries/billing', () => ({ updateBilling: vi.fn() }))

const ADDRESS = {
  street: '4745 S Quarrymen Blvd',
  neighborhood: '',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60600',
}
const BILLING: Billing = {
  id: 'fleet',
  paymentType: 'visa',
  cardExpiresDaysAgo: -400,
  billingAddress: { us: ADDRESS, ca: ADDRESS, mx: ADDRESS },
  billingEmail: 'billing@x.example',
  plan: 'trial',
  trialEndsDaysAgo: -20,
}
const STORED = { value: undefined, isChanged: true, undo: async () => 'undone' as const }
const onClose = vi.fn()

beforeEach(() => {
  resetVisitState()
  onClose.mockReset()
  vi.mocked(updateBilling).mockReset().mockResolvedValue(STORED)
})

const show = () => renderInRouter(<BillingDialog billing={BILLING} isOpen onClose={onClose} />)
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = async (name: string, text: string) =>
  fireEvent.change(await field(name), { target: { value: text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))

describe('the billing dialog', () => {
  it('stores nothing while a field is empty or wrong, and says which', async () => {
    await show()
    await type('Street address', ' ')
    await type('Billing email', 'nobody')
    await type('ZIP Code', '6060A')
    save()
    expect(await screen.findByText('Value required')).toBeTruthy()
    expect(screen.getByText(/^nobody has no @/)).toBeTruthy()
    expect(screen.getByText('Enter five digits, such as 60604.')).toBeTruthy()
    expect(updateBilling).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('keeps the day of a card that was not changed', async () => {
    await show()
    await type('Billing email', 'invoices@x.example')
    save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const fields = {
      paymentType: 'visa',
      cardExpiresDaysAgo: BILLING.cardExpiresDaysAgo,
      billingEmail: 'invoices@x.example',
      address: ADDRESS,
    }
    expect(updateBilling).toHaveBeenCalledExactlyOnceWith('fleet', fields, 'us')
  })

  it('stays open with what was typed when it could not be stored', async () => {
    vi.mocked(updateBilling).mockRejectedValue(new Error('full'))
    await show()
    await type('City', 'Springfield')
    save()
    await waitFor(() => expect(updateBilling).toHaveBeenCalledOnce())
    expect((await field('City')).value).toBe('Springfield')
    expect(onClose).not.toHaveBeenCalled()
  })
})
