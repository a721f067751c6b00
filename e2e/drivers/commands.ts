import { expect, type Locator, type Page } from '@playwright/test'

/** The remote commands on a vehicle's screen, in English. */
export class Commands {
  constructor(private readonly page: Page) {}

  /** Taps a command; its dialog asks for the password. */
  async tap(command: string): Promise<void> {
    await this.page.getByRole('button', { name: command, exact: true }).click()
    await expect(this.dialog).toBeVisible()
  }

  /** Sends a command with a password. */
  async send(command: string, password = 'swordfish'): Promise<void> {
    await this.tap(command)
    await this.password.fill(password)
    await this.press()
    await expect(this.dialog).toBeHidden()
  }

  /** Presses the dialog's button, with or without a password. */
  press(): Promise<void> {
    return this.page.getByRole('button', { name: 'Send command' }).click()
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get password(): Locator {
    return this.page.getByLabel('Login password')
  }

  /** The toast with the result of the command. */
  answer(words: string): Locator {
    return this.page.getByText(words, { exact: true })
  }
}
