import { expect, type Locator, type Page } from '@playwright/test'

/** The dashboard, in English. */
export class Dashboard {
  constructor(private readonly page: Page) {}

  /** Today's snapshot card. */
  get sentence(): Locator {
    return this.page.getByText(/^\d+ vehicles?( in| across|\.)/).first()
  }

  /** The dashboard's own fleet select. */
  get fleet(): Locator {
    return this.page.getByRole('main').getByRole('combobox', { name: 'Fleet' })
  }

  /** A card that is a link as a whole. */
  tile(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
  }

  /** Ten figures with their links: five of the snapshot, three of the diagnostics, the lowest and the unknown level. */
  async figures(): Promise<{ href: string; count: number }[]> {
    await expect(this.page.getByRole('link', { name: /^0–10%/ })).toBeAttached()
    const rows = await this.page.getByRole('table', { name: 'Vehicle snapshot' }).getByRole('row').all()
    const links = [/^High/, /^Medium/, /^No issues\s*\d/, /^0–10%/, /^Unknown/].map((name) =>
      this.page.getByRole('main').getByRole('link', { name }),
    )
    return [
      ...(await Promise.all(
        rows.map(async (row) => ({
          href: await hrefOf(row.getByRole('link')),
          count: numberIn(await row.getByRole('cell').innerText()),
        })),
      )),
      ...(await Promise.all(
        links.map(async (link) => ({ href: await hrefOf(link), count: numberIn(await link.innerText()) })),
      )),
    ]
  }

  /** Follows the link to that address. */
  async follow(href: string): Promise<void> {
    await this.page.locator(`main a[href="${href}"]`).click()
  }

  /** Number of vehicles in the list's "Showing" text. */
  async listed(): Promise<number> {
    const words = this.page.getByText(/^Showing \d+ of \d+$/)
    await words.waitFor()
    return numberIn(await words.innerText())
  }
}

async function hrefOf(link: Locator): Promise<string> {
  return (await link.getAttribute('href')) ?? ''
}

/** The last number of a text, or the one before "of". */
function numberIn(text: string): number {
  const found = /(\d+) of/.exec(text) ?? /(\d+)\D*$/.exec(text)
  return Number(found?.[1] ?? Number.NaN)
}
