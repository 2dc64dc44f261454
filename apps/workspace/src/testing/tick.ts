import { type Locator, page } from 'vitest/browser'

/**
 * Ticks a checkbox or a radio as a person does: on what is seen of it, once it stands still. The input may lie hidden under its label, and
 * a click that is forced on it lands beside it where the page still moves.
 */
export async function tick(box: Locator): Promise<void> {
  const input = await box.findElement()
  await page.elementLocator(input.closest('label') ?? input).click()
}
