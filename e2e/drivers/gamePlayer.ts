import { expect, type Locator } from '@playwright/test'
import type { Challenge } from '#domain/game/challenges'
import { challengeOf, WAYS } from './gameWays'
import type { Kiosk } from './kiosk'

/** A player of Fleet Hero who reads the prompt and does what it says, in English. */
export class GamePlayer {
  constructor(private readonly kiosk: Kiosk) {}

  /** The bar of a run, over the screens. */
  get bar(): Locator {
    return this.kiosk.page.getByRole('region', { name: 'Fleet Hero' })
  }

  get score(): Locator {
    return this.bar.getByRole('status', { name: 'Score' })
  }

  /** What is asked for; before the run begins it says so. */
  get prompt(): Locator {
    return this.bar.locator('[aria-live] div > p:not([aria-hidden])')
  }

  /** On a run's results, also under the dialog that asks for initials. */
  get results(): Locator {
    return this.kiosk.page.getByRole('button', { name: 'Play again', includeHidden: true })
  }

  /** Opens by itself once the score of a run with a place is counted. */
  get initials(): Locator {
    return this.kiosk.page.getByRole('dialog', { name: 'Your initials' })
  }

  /** Starts from the game's own screen, and waits for the first prompt. */
  async start(kind: 'Start' | 'Practice', meanwhile?: () => Promise<void>): Promise<void> {
    await this.kiosk.page.getByRole('button', { name: kind, exact: true }).click()
    await expect(this.prompt).toHaveText('Get ready…')
    await meanwhile?.()
    await expect(this.prompt).not.toHaveText('Get ready…')
  }

  /** Does what the prompt asks for, until the next one comes or the run is over. */
  async find(): Promise<Challenge> {
    const prompt = await this.prompt.innerText()
    const challenge = challengeOf(prompt)
    const before = await this.score.innerText()
    await WAYS[challenge].go(this.kiosk, prompt)
    const next = async () => {
      // The bar may go while it is asked: its text is not waited for.
      const [score = before] = await this.score.allInnerTexts()
      return score !== before || (await this.results.isVisible())
    }
    await expect.poll(next, challenge).toBe(true)
    return challenge
  }
}
