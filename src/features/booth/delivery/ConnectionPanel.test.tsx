import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ConnectionOutcome } from '#domain/live/connectionOutcome'
import { LIVE_OFF, type LiveStatus } from '#domain/live/liveStatus'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { ConnectionPanel, type ConnectionPanelProps } from './ConnectionPanel'

function show(props: Partial<ConnectionPanelProps> = {}) {
  renderInEnglish(
    <ConnectionPanel
      apiUrl="http://api.example"
      token={null}
      sessionEnded={false}
      live={LIVE_OFF}
      onCheck={async () => ({ kind: 'answered', ms: 12 })}
      onAskForNews={async () => 'sent'}
      {...props}
    />,
  )
  return within(screen.getByRole('region', { name: 'Connection' }))
}

const DAY_MS = 24 * 3_600_000
const tokenUntil = (ms: number) => `a.${btoa(JSON.stringify({ exp: Math.floor(ms / 1_000) }))}.c`

describe('the connection of the staff room', () => {
  it('says that none is needed where no API is configured, and offers no check', () => {
    const card = show({ apiUrl: '' })
    expect(card.getByText(/none is needed/)).toBeTruthy()
    expect(card.queryByRole('button')).toBeNull()
  })

  it.each([
    ['without a token', {}, 'No session'],
    ['after a 401', { sessionEnded: true }, 'Ended by the service'],
    ['with a token that ends', { token: tokenUntil(Date.now() + DAY_MS) }, /^Valid until /],
    ['with one that never ends', { token: 'opaque' }, 'No end date'],
    [
      'with one that no request can carry',
      { token: 'a'.repeat(20_000) },
      /has 20,000 characters, more than a request/,
    ],
    ['with one that is over', { token: tokenUntil(Date.now() - DAY_MS) }, /^Expired /],
  ])('shows the session %s', (_, props, text) => {
    expect(show(props).getByText(text)).toBeTruthy()
  })

  it.each([
    ['sent', /^Sent\./],
    ['notConnected', /live connection is not open/],
    ['unanswered', /did not answer/],
  ] as const)('sends a notification at a press, and says what became of it: %s', async (answer, text) => {
    const card = show({ onAskForNews: async () => answer })
    fireEvent.click(card.getByRole('button', { name: 'Send a notification now' }))
    await waitFor(() => expect(card.getByRole('status').textContent).toMatch(text))
  })

  const live = (change: Partial<LiveStatus>): LiveStatus => ({ ...LIVE_OFF, ...change })
  it.each([
    [live({}), 'Not connected'],
    [live({ state: 'opening' }), 'Connecting'],
    [live({ state: 'open' }), 'Connected'],
    [
      live({ state: 'opening', problem: { kind: 'unreachable', detail: 'xhr poll error' } }),
      /cannot be reached/,
    ],
    [live({ state: 'opening', problem: { kind: 'late', detail: 'timeout' } }), /did not answer in time/],
    [live({ state: 'opening', problem: { kind: 'lost', detail: 'transport close' } }), /connection was lost/],
    [
      live({ state: 'opening', problem: { kind: 'refused', detail: 'not today' } }),
      /refused the connection: not today/,
    ],
    [live({ state: 'closed', problem: { kind: 'failed', detail: 'x' } }), /could not be started/],
    [
      live({ received: 1_234, refused: 2, last: { name: 'a', atMs: 0 } }),
      /1,234 events received.*2 were not understood/,
    ],
  ])('shows the connection %#', (status, text) => {
    expect(show({ live: status }).getByText(text)).toBeTruthy()
  })

  const rejected = (code: (ConnectionOutcome & { kind: 'rejected' })['code'], status: number | null = null) =>
    ({ kind: 'rejected', code, status, errors: [] }) as const
  it.each<[ConnectionOutcome, RegExp]>([
    [{ kind: 'answered', ms: 12 }, /answered in 12 ms/],
    [{ kind: 'offline' }, /no network/],
    [{ kind: 'insecureAddress' }, /begins with https/],
    [{ kind: 'blockedByPolicy' }, /security policy/],
    [{ kind: 'badAddress' }, /not a valid address/],
    [rejected('api-unauthorized', 401), /asks for a valid session/],
    [rejected('api-invalid', 422), /refused the request/],
    [rejected('api-failed', 404), /not at this address \(HTTP 404\)/],
    [rejected('api-failed', 500), /an error \(HTTP 500\)/],
    [rejected('api-timeout'), /in time/],
    [rejected('api-malformed', 200), /sign-in page/],
    [rejected('api-unreachable'), /cannot be reached/],
  ])('says what a check found %#', async (outcome, text) => {
    const card = show({ onCheck: async () => outcome })
    fireEvent.click(card.getByRole('button', { name: 'Check connection' }))
    await waitFor(() => expect(card.getByRole('status').textContent).toMatch(text))
  })

  it('lists what the service said of a refused request', async () => {
    const outcome = { ...rejected('api-invalid', 422), errors: ['Name is taken', 'VIN is too short'] }
    const card = show({ onCheck: async () => outcome })
    fireEvent.click(card.getByRole('button', { name: 'Check connection' }))
    await waitFor(() =>
      expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(outcome.errors),
    )
  })

  it('asks once while a check runs, and can be asked again after one that broke', async () => {
    let fail: (error: Error) => void = () => {}
    const onCheck = vi.fn(() => new Promise<never>((_, reject) => (fail = reject)))
    const card = show({ onCheck })
    fireEvent.click(card.getByRole('button', { name: 'Check connection' }))
    expect(card.getByRole('button', { name: 'Checking' })).toHaveProperty('disabled', true)
    fail(new Error('chunk'))
    await waitFor(() => expect(card.getByRole('button', { name: 'Check connection' })).toBeTruthy())
    expect(onCheck).toHaveBeenCalledOnce()
  })
})
