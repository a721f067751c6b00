import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CHECKS, type Check, type CheckResult } from '#domain/booth/readiness/checkResults'
import type { CheckResults } from '#domain/booth/readiness/verdict'
import type { Readiness } from '../../../state/readiness'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { ReadinessPanel, type ReadinessPanelProps } from './ReadinessPanel'

const DONE: Readiness = {
  phase: 'done',
  current: null,
  progress: 0,
  results: {},
  provenAtMs: Date.now(),
  stale: null,
}
const FINE: CheckResults = Object.fromEntries(
  CHECKS.map((check) => [check, { code: 'awake-held' } satisfies CheckResult]),
) as Record<Check, CheckResult>

function show(props: Partial<ReadinessPanelProps> = {}) {
  const acts = { onCheck: vi.fn(), onRepair: vi.fn(), onStep: vi.fn(), onConfirmEvent: vi.fn() }
  renderInEnglish(
    <ReadinessPanel
      readiness={DONE}
      results={FINE}
      deviceName="iPad 3, Hall B"
      event="Toronto"
      done={[]}
      savingPercent={null}
      {...acts}
      {...props}
    />,
  )
  const [verdict] = screen.getAllByRole('heading', { level: 2 })
  const card = verdict?.closest('[data-tone]')
  return {
    ...acts,
    title: verdict?.textContent,
    tone: card?.getAttribute('data-tone'),
    said: card?.textContent,
  }
}

describe('the card', () => {
  it('is green with device, build and time', () => {
    const { title, tone, said } = show()
    expect([title, tone]).toEqual(['Safe to unplug', 'ok'])
    expect(said).toContain('19 of 19 checks passed')
    for (const fact of ['iPad 3, Hall B', 'Toronto', __BUILD_ID__])
      expect(screen.getByText(fact)).toBeTruthy()
  })

  it('is green with what is worth a look', () => {
    const { tone, said } = show({ results: { ...FINE, metrics: { code: 'metrics-off' } } })
    expect([tone, said]).toEqual(['ok', expect.stringContaining('Worth a look: Metrics reachable.')])
  })

  it('is red and names what is wrong, with a way to repair lost files', () => {
    const { title, tone, said, onRepair } = show({
      results: { ...FINE, files: { code: 'files-missing', names: ['assets/a.js', 'b.js', 'c.js', 'd.js'] } },
    })
    expect([title, tone]).toEqual(['Not ready to unplug', 'high'])
    expect(said).toContain('Every file present')
    expect(screen.getByText('Missing: a.js, b.js, c.js and 1 more')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Repair' }))
    expect(onRepair).toHaveBeenCalledOnce()
  })

  it.each<CheckResults>([
    { data: { code: 'data-differs', names: ['trips'] } },
    { maps: { code: 'maps-missing' } },
    { maps: { code: 'maps-damaged', names: ['mx'] } },
  ])('has a way to repair what is stored, too: %j', (found) => {
    show({ results: { ...FINE, ...found } })
    expect(screen.getByRole('button', { name: 'Repair' })).toBeTruthy()
  })

  it('is gray when something is not known, and while the checks run', () => {
    const unknown = show({ results: { ...FINE, clock: { code: 'not-known', why: 'never' } } })
    expect([unknown.title, unknown.tone]).toEqual(['Not proven yet', 'unk'])
    expect(unknown.said).toContain('Clock')
  })

  it('tells which check is being made, and shows no proof before its end', () => {
    const running = show({
      readiness: { ...DONE, phase: 'running', current: 'files', provenAtMs: null },
      results: {},
    })
    expect([running.title, running.tone]).toEqual(['Checking', 'unk'])
    expect(running.said).toContain('Check 3 of 19: Every file present')
    expect(screen.getByRole('progressbar')).toBeTruthy()
    expect(screen.getByText('The code appears when the checks are done.')).toBeTruthy()
  })

  it.each([
    ['update', 'an update has arrived'],
    ['files', 'something stored on this device is missing'],
  ] as const)('goes gray once its ground has changed: %s', (stale, words) => {
    const { title, tone, said } = show({ readiness: { ...DONE, stale } })
    expect([title, tone]).toEqual(['Check again', 'unk'])
    expect(said).toContain(words)
  })

  it('stays red when its ground has changed', () => {
    const { tone } = show({
      readiness: { ...DONE, stale: 'config' },
      results: { ...FINE, icon: { code: 'icon-tab' } },
    })
    expect(tone).toBe('high')
  })
})

describe('what staff do by hand', () => {
  it('is ticked, and the event confirmed', () => {
    const { onStep, onConfirmEvent } = show({
      results: { ...FINE, event: { code: 'event-open', event: 'Toronto' } },
    })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Charger plugged in' }))
    expect(onStep).toHaveBeenCalledWith('charger', true)
    fireEvent.click(screen.getByRole('button', { name: 'Confirm event' }))
    expect(onConfirmEvent).toHaveBeenCalledOnce()
  })

  it('is read to those who do not see the marks', () => {
    show({ results: { ...FINE, sound: { code: 'sound-locked' } } })
    const sound = screen.getByRole('heading', { name: 'Sound' }).nextElementSibling
    expect(sound?.textContent).toBe('Failed: On, but locked. Tap “Check again”.')
  })
})
