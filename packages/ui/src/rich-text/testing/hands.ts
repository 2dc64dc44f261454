import { page, userEvent } from 'vitest/browser'

/** The text of the editor that is called 说明. */
export const text = () => page.getByRole('textbox', { name: '说明', exact: true })

/** The button of that name, and no other whose name begins so. */
export const button = (name: string) => page.getByRole('button', { name, exact: true })

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/**
 * Presses keys that lead the caret elsewhere. The editor learns of a caret when the browser tells it, which is after the key: until then
 * a caret may stand where nothing can be written, such as behind a table. Somebody's next key comes later than that, and so does what
 * follows here.
 */
export async function lead(keys: string): Promise<void> {
  await userEvent.keyboard(keys)
  await painted()
  await painted()
}

/** Into the text, and the caret to where the keys lead: to the end of it, unless told otherwise. */
export async function place(keys = '{Control>}{End}{/Control}'): Promise<void> {
  await text().click()
  await lead(keys)
}
