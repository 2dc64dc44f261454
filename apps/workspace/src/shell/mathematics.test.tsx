import { sheetFor } from '@etalon/api/domain'
import { MessagesProvider } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { UncertaintyBudget } from '../screens/record/UncertaintyBudget.tsx'
// All that is shown lies in it; it brings the font.
import './Routing.tsx'

const found = sheetFor('YB-60', '1')
if (!found) throw new Error('gauges have a sheet')
const sheet = found

const face = () => [...document.fonts].find(({ family }) => family.replaceAll('"', '') === 'STIX Two Math')
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname.includes('stix-two-math') && pathname.endsWith('.woff2'))

test('[MATH-1] the font of mathematics comes with the first formula that is drawn, and not with the page', async () => {
  // A page of tests loads more than the browser notes down.
  performance.clearResourceTimings()
  await render(
    <MessagesProvider>
      <p>扩展不确定度 U = k·uc，k = 2：√Σ(ci·ui)²</p>
      <UncertaintyBudget sheet={sheet} uncertainties={[]} />
    </MessagesProvider>,
  )
  // It is there, but in details that are closed.
  await expect.poll(() => document.querySelector('math')).not.toBeNull()
  await document.fonts.ready
  expect(face()?.status).toBe('unloaded')
  expect(fetched()).toEqual([])
  await page.getByText('不确定度预算').click()
  await expect.poll(() => face()?.status).toBe('loaded')
  // None where the machine has the font itself.
  expect(fetched().every(({ origin }) => origin === location.origin)).toBe(true)
  const formula = document.querySelector<HTMLElement>('math')
  const heightOfRoot = () => formula?.querySelector('msqrt')?.getBoundingClientRect().height ?? 0
  const drawn = heightOfRoot()
  // A font for text has no root that grows.
  formula?.style.setProperty('font-family', 'sans-serif')
  expect(drawn).toBeGreaterThan(heightOfRoot())
})
