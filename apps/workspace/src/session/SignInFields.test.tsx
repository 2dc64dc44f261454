import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'
import { nothingTyped, SignInFields } from './SignInFields.tsx'

/** What is said of a try after too many, of which the next is listened to so many milliseconds from now. */
async function refused(wait: number, language: 'zh' | 'en' = 'zh') {
  serve(() => null)
  const state = { isBusy: false, asksTenant: true, refusal: '尝试次数过多，请 900 秒后再试', mayTryAt: Date.now() + wait }
  await render(
    <InWorkspace language={language}>
      <SignInFields state={state} typed={nothingTyped} onTyped={() => {}} ways={null} onSubmit={() => {}} />
    </InWorkspace>,
  )
}

test.each([
  ['zh', '尝试次数过多，请 14:5'],
  ['en', 'Too many tries. Please wait 14:5'],
] as const)(
  '[SES-1][A11Y-2] how long no try is listened to is counted for whoever looks, as the only number, and not read aloud second by second, in %s',
  async (language, begins) => {
    await refused(897_000, language)
    const left = page.getByText(begins, { exact: false })
    await expect.element(left).toHaveAttribute('aria-hidden', 'true')
    await expect.element(page.getByText(`${begins}5`, { exact: false })).toBeVisible()
    const { width, height } = page.getByText('请 900 秒后再试', { exact: false }).element().getBoundingClientRect()
    expect([width, height]).toEqual([1, 1])
    await expect.element(page.getByRole('button', { name: /^(登录|Sign in)$/ })).toBeEnabled()
  },
)

test.each([
  ['zh', '现在可以再试了。'],
  ['en', 'You may try again now.'],
] as const)('[SES-1] once the time is over that is said in place of the refusal, in %s', async (language, words) => {
  await refused(1500, language)
  await expect.element(page.getByText('请 900 秒后再试', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('status').getByText(words)).toBeVisible()
  await expect.element(page.getByText('请 900 秒后再试', { exact: false })).not.toBeInTheDocument()
})
