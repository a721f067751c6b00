import type { AnyRouter } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { ScreenScene } from '#domain/attract/scenes'
import { LOCALES } from '#domain/base/locale'
import { inLanguage, renderInEnglish } from '../../ui/testing/renderIn'
import { AttractLayer, Caption } from './AttractLayer'
import type { AttractParts } from './attractLoop'

/** The parts that the layer passes to the loop. */
let loop: AttractParts | undefined
vi.mock('./attractLoop', () => ({
  playAttract: (parts: AttractParts) => {
    loop = parts
    return new Promise(() => undefined)
  },
}))

let press = () => {}

/** Presses a key in the commit that shows it, before any later effect runs. */
function KeyOfAVisitor() {
  const [pressed, setPressed] = useState(false)
  press = () => setPressed(true)
  useLayoutEffect(() => {
    if (!pressed) return
    const key = new KeyboardEvent('keydown', { key: 'Tab' })
    Object.defineProperty(key, 'isTrusted', { value: true })
    dispatchEvent(key)
  }, [pressed])
  return null
}

it('ends at a key that is pressed the moment its first scene is there', async () => {
  renderInEnglish(
    <>
      <AttractLayer router={{} as AnyRouter} />
      <KeyOfAVisitor />
    </>,
  )
  await vi.waitFor(() => expect(loop).toBeDefined())
  act(() => {
    loop?.onScene({ kind: 'rule', address: '/0', acts: [], lengthMs: 1 })
    press()
  })
  expect(loop?.signal.aborted).toBe(true)
  expect(screen.queryByRole('region')).toBeNull()
})

const KINDS: readonly ScreenScene['kind'][] = ['map', 'trip', 'alert', 'rule', 'report', 'score', 'board']
const wordsOf = (text: string) => text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part))

it.each(LOCALES)('says one thing in six words or fewer in %s (docs/booth.md B2)', (locale) => {
  const { container } = render(
    <>
      {KINDS.map((kind) => (
        <p key={kind}>
          <Caption scene={{ kind, address: '/0', acts: [], lengthMs: 1 }} />
        </p>
      ))}
      <p>
        <Caption scene={{ kind: 'run', run: { id: 'r', initials: null, player: 7, score: 999 } }} />
      </p>
    </>,
    { wrapper: inLanguage(locale) },
  )
  const captions = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(captions.filter((text) => wordsOf(text).length > 6)).toEqual([])
  expect(new Set(captions).size).toBe(KINDS.length + 1)
})
