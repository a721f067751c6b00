import { act, fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { useChoice } from './useChoice'

installFakeClock()

let log: string[] = []
beforeEach(() => {
  log = []
})

interface ControlProps {
  value: string
  onChange: (value: string) => void
}

function Control({ value, onChange }: ControlProps) {
  const [shown, choose] = useChoice(value, onChange)
  useLayoutEffect(() => {
    log.push(`shows ${shown}`)
  }, [shown])
  return (
    <button type="button" onClick={() => choose('b')}>
      {shown}
    </button>
  )
}

function Owner({ refuses = false }: { refuses?: boolean }) {
  const [value, setValue] = useState('a')
  const change = (next: string) => {
    log.push(`told ${next}`)
    if (!refuses) setValue(next)
  }
  return (
    <>
      <Control value={value} onChange={change} />
      <input aria-label="elsewhere" onChange={(event) => setValue(event.target.value)} />
    </>
  )
}

const press = () => flushSync(() => screen.getByRole('button').click())

describe('a choice', () => {
  it('is shown before its owner receives it, once', () => {
    renderInEnglish(<Owner />)
    act(press)
    expect(log).toEqual(['shows a', 'shows b', 'told b'])
  })

  it('reaches its owner when the next press begins, if it did not before', () => {
    renderInEnglish(<Owner />)
    act(() => {
      press()
      expect(log).toEqual(['shows a', 'shows b'])
      dispatchEvent(new Event('pointerdown'))
      expect(log).toEqual(['shows a', 'shows b', 'told b'])
    })
    expect(log).toEqual(['shows a', 'shows b', 'told b'])
  })

  it('is no longer shown if its owner refuses it', async () => {
    renderInEnglish(<Owner refuses />)
    act(press)
    expect(screen.getByRole('button').textContent).toBe('b')
    await advanceClock(2000)
    expect(screen.getByRole('button').textContent).toBe('a')
  })

  it('gives way to a change by other means', () => {
    renderInEnglish(<Owner />)
    act(press)
    fireEvent.change(screen.getByLabelText('elsewhere'), { target: { value: 'a' } })
    expect(screen.getByRole('button').textContent).toBe('a')
  })
})
