import type { Locator } from '@playwright/test'

/** The label of a box whose input is hidden: what a finger presses, and what something may cover. */
export const labelOf = (box: Locator): Locator => box.locator('xpath=ancestor::label')
