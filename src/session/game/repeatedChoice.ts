import { beforePage } from '../input/input'

/** Options of which one is chosen at a time. */
const OPTION = '[role="tab"],[role="radio"]'
const CHOSEN = '[aria-selected="true"],[aria-checked="true"]'

/**
 * Calls `onRepeat` for a press of a tab or segment that is already chosen, of which the page itself says nothing
 * (docs/game.md T7). @returns a function that ends it
 */
export function watchRepeatedChoice(onRepeat: () => void): () => void {
  let begun: Element | null = null
  let wasChosen = false
  // A tab is chosen when the press begins, so at the click it is too late to ask.
  const begin = (event: Event) => {
    begun = optionOf(event)
    wasChosen = begun?.matches(CHOSEN) ?? false
  }
  return beforePage('repeatedChoice', {
    pointerdown: begin,
    keydown: (event: KeyboardEvent) => {
      begin(event)
      // A segment is a button, of which a key makes a click; of a tab it makes none.
      const isKeyPress = (event.key === 'Enter' || event.key === ' ') && !event.repeat
      if (isKeyPress && wasChosen && begun?.matches('[role="tab"]')) onRepeat()
    },
    click: (event: MouseEvent) => {
      const option = optionOf(event)
      const isRepeat = option !== null && (option === begun ? wasChosen : option.matches(CHOSEN))
      begun = null
      if (isRepeat) onRepeat()
    },
  })
}

const optionOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(OPTION) : null
