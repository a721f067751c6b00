import { expect, it } from 'vitest'
import type { Step } from './action'
import { shrink } from './shrink'
import { control, pageState } from './testing/states'
import { replay, wander } from './walk'
import type { Walker } from './walker'

const START = { address: '/1', width: 1180, height: 820, stored: {} }
const NAMES = ['Save', 'Sort', 'Filter']

/** A page of three buttons, of which "Filter" throws once "Sort" was tapped since the start. */
function brokenPage(): Walker {
  let tapped: string[] = []
  let aimed = ''
  let errors: string[] = []
  const controls = NAMES.map((name) => control({ name, group: `main button ${name}` }))
  const nothing = async () => {}
  const answers = {
    state: () => pageState({ controls }),
    aim: ({ name }: { name: string }) => {
      aimed = name
      return { x: 1, y: 1, hits: true }
    },
  }
  return {
    touch: false,
    call: (async (name: keyof typeof answers, ...[first]: [never]) => answers[name](first)) as Walker['call'],
    load: async () => {
      tapped = []
    },
    tap: async () => {
      if (aimed === 'Filter' && tapped.includes('Sort')) errors.push('TypeError: planted')
      tapped.push(aimed)
    },
    takeErrors: () => {
      const taken = errors
      errors = []
      return taken
    },
    follow: nothing,
    reload: nothing,
    history: nothing,
    resize: nothing,
    drag: nothing,
    scroll: nothing,
    press: nothing,
    type: nothing,
    sleep: nothing,
    tidy: nothing,
    store: nothing,
  }
}

it('stops at the step that breaks an invariant, and is shrunk to what breaks it', async () => {
  const walker = brokenPage()
  const walked = await wander({ walker, start: START, seed: 3, count: 100 })
  expect(walked.broken).toEqual([
    { invariant: 'no error', sentence: 'The browser reports: TypeError: planted' },
  ])
  expect(walked.steps.length).toBeGreaterThan(2)
  const again = async ({ steps }: { steps: Step[] }) => {
    const found = await replay({ walker, start: START, actions: steps.map(({ action }) => action) })
    return found.broken.length > 0 ? found.steps : null
  }
  const shortest = await shrink({ start: START, steps: walked.steps }, again, () => true)
  expect(
    shortest.steps.map(({ action }) => (action.kind === 'tap' ? action.target.name : action.kind)),
  ).toEqual(['Sort', 'Filter'])
})

it('ends when its time is over, after a few steps', async () => {
  const { steps } = await wander({
    walker: { ...brokenPage(), takeErrors: () => [] },
    start: START,
    seed: 3,
    count: 100,
    isOver: () => true,
  })
  expect(steps).toHaveLength(10)
})
