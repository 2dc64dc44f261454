import type { Language } from '@etalon/ui/i18n'
import { applyTheme, type Scheme } from '@etalon/ui/theme'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Routing } from '../shell/Routing.tsx'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'

const screens = ['/login', '/register', '/forgetPassword', '/sso/login'] as const
const looks = (['zh', 'en'] as const).flatMap((language) => (['light', 'dark'] as const).map((scheme) => ({ language, scheme })))

/** A colour on its way to the scheme's, or to that of another width, is not what is looked at. */
const atRest = () => expect.poll(() => document.getAnimations().filter(({ playState }) => playState === 'running').length).toBe(0)

/** Comes to a screen where codes are sent, hands in what is empty, and waits until all of it is said. */
async function handInNothing(path: (typeof screens)[number], language: Language, scheme: Scheme) {
  applyTheme(document.documentElement, { theme: 'default', scheme, density: 'compact' })
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  serve((heard) => heard.path.endsWith('isSmsRequired'))
  await render(
    <InWorkspace path={path} language={language}>
      <Routing />
    </InWorkspace>,
  )
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  await atRest()
  if (path === '/sso/login') return
  if (path !== '/login') {
    await expect.element(page.getByRole('button', { name: /^(发送验证码|Send a code)$/ })).toBeVisible()
  }
  page.getByRole('textbox').last().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0)
}

describe.each(looks)('in $language, $scheme', ({ language, scheme }) => {
  test.each(screens)('[A11Y-1] %s has no axe violation, wide and narrow, also where something is wrong', async (path) => {
    await page.viewport(1280, 800)
    await handInNothing(path, language, scheme)
    for (const width of [1280, 320]) {
      await page.viewport(width, 800)
      await atRest()
      const { violations } = await axe.run(document)
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  })

  test.each(screens)('[A11Y-2] %s scrolls nowhere sideways, and a finger finds 44 px', async (path) => {
    await page.viewport(1280, 800)
    await handInNothing(path, language, scheme)
    for (const width of [320, 390, 768, 1280]) {
      await page.viewport(width, 800)
      expect(document.documentElement.scrollWidth, `${width}`).toBeLessThanOrEqual(width)
    }
    await page.viewport(390, 844)
    const targets = [...document.querySelectorAll<HTMLElement>('main a, main button, main input')].filter(
      (one) => !one.matches('input') || one.closest('[data-field]') !== null,
    )
    expect(targets.length).toBeGreaterThan(2)
    // The frame of a field, which has the line around it, is as high as the field.
    for (const one of targets) expect(one.getBoundingClientRect().height, one.outerHTML).toBeGreaterThanOrEqual(42)
  })
})
