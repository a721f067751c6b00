import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { failed, type Live, LOADING, MISSING, ready } from '#domain/base/live'
import { renderInEnglish } from '../testing/renderIn'
import { Gate } from './Gate'
import { RetryContext } from './retry'

const retry = vi.fn()

function show(live: Live<string>) {
  return renderInEnglish(
    <RetryContext value={retry}>
      <Gate live={live} missing={<p>No such vehicle</p>} frame={(problem) => <section>{problem}</section>}>
        {(label) => <p>{label}</p>}
      </Gate>
    </RetryContext>,
  )
}

describe('the gate', () => {
  it('shows a skeleton while loading', () => {
    show(LOADING)
    expect(screen.getByRole('status').textContent).toBe('Loading')
  })

  it('shows the rows', () => {
    show(ready('Unit 118'))
    expect(screen.getByText('Unit 118')).toBeTruthy()
  })

  it('shows that there is no such row', () => {
    show(MISSING)
    expect(screen.getByText('No such vehicle')).toBeTruthy()
  })

  it('shows the error in its wrapper, and retries by code', () => {
    show(failed(new AppError('dataset-missing')))
    expect(screen.getByRole('alert').parentElement?.tagName).toBe('SECTION')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledWith('dataset-missing')
  })

  it('renders its surroundings before rows that are already loaded', async () => {
    const commits: string[] = []
    const observer = new MutationObserver(() => commits.push(document.body.textContent ?? ''))
    observer.observe(document.body, { childList: true, subtree: true })
    renderInEnglish(
      <>
        <h1>Vehicles</h1>
        <Gate live={ready('Unit 118')}>{(label) => <p>{label}</p>}</Gate>
      </>,
    )
    await act(async () => {})
    observer.disconnect()
    expect(document.body.textContent).toBe('VehiclesUnit 118')
  })
})
