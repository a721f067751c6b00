import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeChallenge } from '#domain/game/challengeCode'
import { encodeHandoff } from '#domain/handoff/encodeHandoff'
import type { GameHandoff, TourHandoff } from '#domain/handoff/handoff'
import { type HandoffWindow, showHandoff } from './page'

const CODE = encodeChallenge({ seed: 77, deck: 'full', score: 2840 })
const GAME: GameHandoff = {
  kind: 'game',
  locale: 'fr-CA',
  event: 'Salon du véhicule',
  score: 2840,
  found: ['ring-the-bell', 'park-it'],
  bestStreak: 2,
  rank: 3,
  code: CODE,
}
const TOUR: TourHandoff = {
  kind: 'tour',
  locale: 'en',
  event: '',
  seen: ['trips', 'health'],
  interests: 1,
  unseen: ['add-ons'],
}

let root: HTMLElement
const open = (fragment: string, own: Partial<HandoffWindow> = {}) =>
  showHandoff(
    root,
    { fragment, languages: ['de', 'es-AR'], share: null, print: () => undefined, ...own },
    null,
  )

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  root = document.querySelector('#root') as HTMLElement
})

describe('the hand-off page', () => {
  it('shows a run in the language of the visit', () => {
    open(`#${encodeHandoff(GAME)}`)
    expect(document.documentElement.lang).toBe('fr-CA')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Votre partie de Héros de la flotte')
    expect(screen.getByText('Votre titre : Héros de la flotte')).toBeTruthy()
    expect(root.textContent).toContain('2\u00a0840')
    expect(screen.getByText(`À l’événement ${GAME.event}`)).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText([...CODE].join(' '))).toBeTruthy()
  })

  it('shows a tour: what was seen and dwelt on, and what is left, by chapter', () => {
    open(`#${encodeHandoff(TOUR)}`)
    expect(screen.getByText('2 of 3 seen')).toBeTruthy()
    const [longest, seen, left] = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ parentElement }) => parentElement)
    expect(within(longest as HTMLElement).getByText('Trip history')).toBeTruthy()
    expect(within(seen as HTMLElement).getAllByRole('heading', { level: 3 })).toHaveLength(2)
    expect(within(left as HTMLElement).getByText('Add-on Solutions')).toBeTruthy()
  })

  it('changes its language and keeps the focus there', () => {
    open(`#${encodeHandoff(TOUR)}`)
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
    select.value = 'es-MX'
    select.dispatchEvent(new Event('change'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Su recorrido por Pharos Fleet')
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Idioma' }))
  })

  it.each(['', '#v1.<img src=x onerror=alert(1)>', `#${encodeHandoff(GAME).slice(0, -8)}`])(
    'says in the language of the phone that there is no summary in %j',
    (fragment) => {
      open(fragment)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aquí no hay ningún resumen')
      expect(root.querySelector('img')).toBeNull()
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('prints, and shares where a phone can', () => {
    const print = vi.fn()
    const share = vi.fn()
    open(`#${encodeHandoff(TOUR)}`, { print, share })
    screen.getByRole('button', { name: 'Print' }).click()
    screen.getByRole('button', { name: 'Share' }).click()
    expect(print).toHaveBeenCalledOnce()
    expect(share).toHaveBeenCalledOnce()
  })
})
