import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_CONFIG } from '#domain/device/config'
import type { TourHandoff } from '#domain/handoff/handoff'
import { markTrail } from '../../session/visitTrail'
import { setKioskConfig } from '../../state/config'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { HandoffCode } from './HandoffCode'

vi.mock('../../session/visitTrail', () => ({ markTrail: vi.fn() }))

const TOUR: TourHandoff = { kind: 'tour', locale: 'en', event: '', seen: ['bell'], interests: 0, unseen: [] }

beforeEach(() => void vi.mocked(markTrail).mockClear())

it('is noted in the trail of the visit once it is shown', () => {
  setKioskConfig({ ...DEFAULT_CONFIG, handoffUrl: 'https://hello.example/handoff.html' })
  renderInEnglish(<HandoffCode handoff={TOUR} />)
  expect(screen.getByRole('img', { name: 'QR code of your summary' })).toBeTruthy()
  expect(vi.mocked(markTrail).mock.calls).toEqual([[{ kind: 'handoff' }]])
})

it('is neither shown nor noted where no page for phones is configured', () => {
  setKioskConfig(DEFAULT_CONFIG)
  renderInEnglish(<HandoffCode handoff={TOUR} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(markTrail).not.toHaveBeenCalled()
})
