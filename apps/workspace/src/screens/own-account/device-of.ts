import Bowser from 'bowser'

/** What somebody signed in with, as its browser calls itself. */
export interface Device {
  /** `Chrome 156 · Windows`; empty where it did not say anything that is known. */
  readonly name: string
  /** Whether it is held in the hand. */
  readonly isHandheld: boolean
}

/** @param userAgent what a browser sent as `User-Agent`; anybody may have written it */
export function deviceOf(userAgent: string): Device {
  if (userAgent.trim() === '') return { name: '', isHandheld: false }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const main = browser.version?.split('.')[0]
  const program = browser.name ? [browser.name, main].filter(Boolean).join(' ') : ''
  return {
    name: [program, os.name].filter(Boolean).join(' · '),
    isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
  }
}
