import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import type { Fleet } from '#domain/vehicle/fleet'
import { useFleets } from '../../../data/queries/fleets'
import { invitePeople } from '../../../data/queries/invitations'
import { resetVisitState } from '../../../state/visit'
import { renderInRouter } from '../../../widgets/form/testing/renderInRouter'
import { InviteButton } from './InviteButton'

vi.mock('../../../data/queries/fleets', () => ({ useFleets: vi.fn() }))
vi.mock('../../../data/queries/invitations', () => ({
  invitePeople: vi.fn(),
  inviteAgain: vi.fn(),
  withdrawInvitation: vi.fn(),
}))

const somewhere = { us: '1 Main St', ca: '1 Main St', mx: 'Calle 1' }
const FLEET: Fleet = {
  id: 'f-2',
  name: 'Fleet Two',
  businessEmail: 'two@x.example',
  businessAddress: somewhere,
  createdDaysAgo: 9,
}
const KNOWN_EMAILS = ['luis@x.example']

beforeEach(() => {
  resetVisitState()
  vi.mocked(invitePeople)
    .mockReset()
    .mockResolvedValue({ value: undefined, isChanged: true, undo: async () => 'undone' })
  vi.mocked(useFleets).mockReturnValue(ready([FLEET]))
})

async function open() {
  await renderInRouter(
    <InviteButton roles={['driver', 'manager']} fleet="Fleet Two" knownEmails={KNOWN_EMAILS} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Invite people' }))
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' })
}
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Invite' }))

describe('the invitation', () => {
  it('says "Value required" when nothing was typed', async () => {
    await open()
    send()
    expect(await screen.findByText('Value required')).toBeTruthy()
    expect(invitePeople).not.toHaveBeenCalled()
  })

  it('names what is wrong with each address, stores nothing and keeps what was typed', async () => {
    const text = 'ok@x.example, luis, ana@, luis@x.example ok@x.example'
    const field = await open()
    type(field, text)
    send()
    for (const words of ['has no @', 'has nothing after the @', 'already in the list', 'is listed twice']) {
      expect(screen.getByText(new RegExp(words))).toBeTruthy()
    }
    expect(screen.getByText('1 address is ready')).toBeTruthy()
    expect(invitePeople).not.toHaveBeenCalled()
    expect(field.value).toBe(text)
  })

  it('does not validate an incomplete address', async () => {
    const field = await open()
    type(field, 'ok@x.example an')
    expect(screen.queryByText(/has no @/)).toBeNull()
    fireEvent.blur(field)
    expect(screen.getByText(/has no @/)).toBeTruthy()
  })

  it('invites all addresses with the selected role into the current fleet', async () => {
    type(await open(), 'a@x.example\nb@x.example')
    fireEvent.click(screen.getByRole('radio', { name: /Manager/ }))
    send()
    await waitFor(() => expect(invitePeople).toHaveBeenCalledOnce())
    expect(invitePeople).toHaveBeenCalledWith(
      expect.objectContaining({
        emails: ['a@x.example', 'b@x.example'],
        role: 'manager',
        fleet: 'Fleet Two',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('invites once when the button is tapped twice, whenever the second tap comes', async () => {
    let store = () => {}
    vi.mocked(invitePeople).mockReturnValue(
      new Promise((resolve) => {
        store = () => resolve({ value: undefined, isChanged: true, undo: async () => 'undone' })
      }),
    )
    type(await open(), 'a@x.example')
    send()
    send()
    await act(async () => {})
    send()
    await act(async () => store())
    expect(invitePeople).toHaveBeenCalledOnce()
  })

  it('keeps its values when storing fails, and asks before it is closed', async () => {
    vi.mocked(invitePeople).mockRejectedValue(new Error('full'))
    const field = await open()
    type(field, 'a@x.example')
    send()
    await waitFor(() => expect(invitePeople).toHaveBeenCalled())
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await screen.findByRole('alertdialog', { name: 'Save your changes?' })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field.value).toBe('a@x.example')
  })

  it('accepts at most fifty addresses', async () => {
    const many = Array.from({ length: 51 }, (_, at) => `p${at}@x.example`).join(' ')
    type(await open(), many)
    send()
    expect(await screen.findByText(/You can invite 50 people at a time\. Remove 1/)).toBeTruthy()
    expect(invitePeople).not.toHaveBeenCalled()
  })
})
