import { expect as base } from 'playwright/test'

/** Waits longer than usual: on a machine with two cores a build, a database and a browser share them. */
export const expect = base.configure({ timeout: 20_000 })
