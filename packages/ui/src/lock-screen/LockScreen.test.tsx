import type { LockScreenEmitted } from '@etalon/machines/lock-screen'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { applyTheme, themes } from '../theme/index.ts'
import { LockPassword, LockScreen, type LockScreenOptions, useLockScreen } from './index.ts'
import { lockScreenReference } from './lock-screen.reference.ts'

const saved = { version: 1, verifier: 'of 1357', tries: 0, waitUntil: 0, idleMinutes: 0 }

type Given = Partial<Pick<LockScreenOptions, 'saveDrafts' | 'checkPassword' | 'saved'>>

/** A page that locks as an app's does: the flag decides what is shown. */
function Subject({ saved: stored, saveDrafts = async () => undefined, checkPassword }: Given) {
  const [said, setSaid] = useState<LockScreenEmitted[]>([])
  const actor = useLockScreen({
    now: () => Date.now(),
    saved: stored,
    makeVerifier: async (password) => `of ${password}`,
    checkPassword: checkPassword ?? (async (password, verifier) => verifier === `of ${password}`),
    saveDrafts,
    onTold: (emitted) => setSaid((before) => [...before, emitted]),
  })
  const flag = said.findLast(({ type }) => type === 'locked' || type === 'unlocked')?.type
  return (
    <MessagesProvider>
      {flag === 'locked' ? (
        <LockScreen actor={actor} name="周岚" />
      ) : (
        <>
          <h1>委托单 WT2026110142</h1>
          <Button onPress={() => actor.send({ type: 'LOCK.REQUESTED' })}>锁屏</Button>
          <LockPassword actor={actor} />
        </>
      )}
      <output data-testid="said">{said.map((one) => `${one.type}:${one.reason}`).join(' ')}</output>
    </MessagesProvider>
  )
}

/** What the lock told so far. */
const told = (words: RegExp) => expect.poll(() => page.getByTestId('said').element().textContent).toMatch(words)
const lock = () => page.getByRole('button', { name: '锁屏', exact: true }).click()
const field = () => page.getByLabelText('锁屏密码', { exact: true })

test('[LOCK-1] the first lock asks for a password; empty and differing ones are refused with their words', async () => {
  await render(<Subject />)
  await lock()
  const dialog = page.getByRole('dialog', { name: '设置锁屏密码' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '设置并锁屏' }).click()
  await expect.element(dialog.getByText('锁屏密码不能为空')).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await field().fill('1357')
  await page.getByLabelText('再次输入锁屏密码').fill('1375')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('两次输入的锁屏密码不一致')).toBeVisible()
  await page.getByLabelText('再次输入锁屏密码').fill('1357')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: '周岚，屏幕已锁定' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[LOCK-1] cancelled, nothing is locked, and what was typed is not there the next time', async () => {
  await render(<Subject />)
  await lock()
  await field().fill('1357')
  await page.getByRole('button', { name: '取消' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await lock()
  await expect.element(field()).toHaveValue('')
  await told(/^$/)
})

test('[LOCK-5] locked, nothing of the page is left in the document', async () => {
  await render(<Subject saved={saved} />)
  await lock()
  await expect.element(page.getByRole('heading', { name: '周岚，屏幕已锁定' })).toBeVisible()
  expect(document.body.textContent).not.toContain('WT2026110142')
})

test('[LOCK-5] drafts are saved before it, and one that fails does not keep the screen open', async () => {
  await render(<Subject saved={saved} saveDrafts={() => Promise.reject(new Error('full'))} />)
  await lock()
  await expect.element(page.getByRole('heading', { name: '周岚，屏幕已锁定' })).toBeVisible()
  await told(/^saveDrafts:requested locked:requested/)
})

test('[LOCK-3] the field has the focus, the password can be looked at, and the right one unlocks', async () => {
  await render(<Subject saved={saved} />)
  await lock()
  await expect.element(field()).toHaveFocus()
  // /lock is shown 100 ms after the flag; tries are taken from then on.
  await told(/lockShown/)
  await userEvent.keyboard('1357')
  await expect.element(field()).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect.element(field()).toHaveAttribute('type', 'text')
  await expect.element(field()).toHaveValue('1357')
  await page.getByRole('button', { name: '解锁' }).click()
  await expect.element(page.getByRole('heading', { name: '委托单 WT2026110142' })).toBeVisible()
  await told(/unlocked:password$/)
})

test('[LOCK-3] a wrong one says so, empties the field, and says how long to wait; then the next is taken', async () => {
  await render(<Subject saved={saved} />)
  await lock()
  await told(/lockShown/)
  await userEvent.keyboard('2468{Enter}')
  await expect.element(page.getByText('锁屏密码不正确')).toBeVisible()
  await expect.element(page.getByRole('alert').filter({ hasText: '还可以再试 4 次' })).toBeVisible()
  await expect.element(page.getByRole('timer').filter({ hasText: '1 秒后可以再试' })).toBeVisible()
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('1357{Enter}')
  await expect.element(page.getByRole('heading', { name: '周岚，屏幕已锁定' })).toBeVisible()
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: '委托单 WT2026110142' })).toBeVisible()
})

test('[LOCK-3] the seconds to wait are counted down, to the last one begun', async () => {
  await render(<Subject saved={{ ...saved, tries: 1 }} />)
  await lock()
  await told(/lockShown/)
  const timer = page.getByRole('timer')
  const said: (string | null)[] = []
  const watched = new MutationObserver(() => {
    const [shown] = timer.elements()
    if (shown && shown.textContent !== said.at(-1)) said.push(shown.textContent)
  })
  watched.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => watched.disconnect())
  await userEvent.keyboard('2468{Enter}')
  await expect.element(timer).toBeVisible()
  await expect.element(timer).not.toBeInTheDocument()
  expect(said).toEqual(['2 秒后可以再试', '1 秒后可以再试'])
})

test('[LOCK-3] after the fifth wrong one there is no field any more', async () => {
  await render(<Subject saved={{ ...saved, tries: 4 }} />)
  await lock()
  await told(/lockShown/)
  await userEvent.keyboard('2468{Enter}')
  await expect.element(page.getByText(/正在退出登录/)).toBeVisible()
  expect(field().elements()).toEqual([])
  await told(/signOutNeeded:tooManyTries$/)
})

provesKeys(lockScreenReference, {
  Tab: async () => {
    await render(<Subject saved={saved} />)
    await lock()
    await told(/lockShown/)
    await expect.element(field()).toHaveFocus()
    const names: string[] = []
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab()
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    }
    expect(names.join(' ')).toMatch(/解锁.*退出/)
  },
  Enter: async () => {
    await render(<Subject saved={saved} />)
    await lock()
    await told(/lockShown/)
    await userEvent.keyboard('1357{Enter}')
    await expect.element(page.getByRole('heading', { name: '委托单 WT2026110142' })).toBeVisible()
  },
})

test('[LOCK-4] one can log out instead', async () => {
  await render(<Subject saved={saved} />)
  await lock()
  await page.getByRole('button', { name: '退出系统' }).click()
  await told(/signOutNeeded:asked/)
})

test('[LOCK-7] the idle time is chosen with the password, and read back', async () => {
  await render(<Subject />)
  await lock()
  await page.getByRole('button', { name: /自动锁屏/ }).click()
  await page.getByRole('option', { name: '无操作 5 分钟后' }).click()
  await expect.element(page.getByRole('button', { name: /自动锁屏/ })).toHaveTextContent('无操作 5 分钟后')
})

test('[THEME-1] the mark above the lock is seen in every theme', async () => {
  await render(<Subject />)
  await lock()
  await field().fill('1357')
  await page.getByLabelText('再次输入锁屏密码').fill('1357')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '解锁' })).toBeVisible()
  const fills = themes.map((theme) => {
    applyTheme(document.documentElement, { theme, scheme: 'light', density: 'compact' })
    const mark = document.querySelector('svg[viewBox="0 0 24 24"]:has(> rect)')
    return mark ? getComputedStyle(mark).fill : ''
  })
  applyTheme(document.documentElement, { theme: 'default', scheme: 'light', density: 'compact' })
  // Neither there nor transparent it would be no plain colour.
  for (const fill of fills) expect(fill).toMatch(/^rgb\(/)
})
