import type { Locator, Page } from 'playwright'
import type { Running } from '../support/running.ts'

/** Whoever looks. */
export interface Eye {
  readonly page: Page
  readonly zh: boolean
  readonly narrow: boolean
  readonly etalon: Running
}

/** One thing to look at. */
export interface Scene {
  readonly name: string
  /** Who is signed in; nobody where it is missing. Scenes of one person follow each other on one page. */
  readonly account?: string
  /** Where it is; the page before where it is missing. */
  readonly path?: string
  /** What is done there before the picture is taken. */
  act?(eye: Eye): Promise<void>
}

/** The first one that can be seen. */
export const visible = (found: Locator): Locator => found.filter({ visible: true }).first()
/** Presses the first button of a name that can be seen. */
export const press = (page: Page, name: RegExp): Promise<void> => visible(page.getByRole('button', { name })).click()
/** What one person looks at. */
export const by = (account: string, scenes: readonly Scene[]): readonly Scene[] => scenes.map((scene) => ({ ...scene, account }))
