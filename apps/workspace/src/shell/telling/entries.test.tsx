import { type Language, MessagesProvider } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { MessageEntry } from './entries.tsx'

const told = {
  ...{ id: '1', topic: 'account', path: '', createTime: '2026-11-27T02:00:00Z', isRead: 0 },
  ...{ title: '有人忘记密码', titleEn: 'Somebody forgot a password', content: '沈砚请求重置', contentEn: '沈砚 asks for it' },
}

test.each<[Language, object, string, string]>([
  ['zh', {}, '有人忘记密码', '沈砚请求重置'],
  ['en', {}, 'Somebody forgot a password', '沈砚 asks for it'],
  ['en', { titleEn: '', contentEn: '' }, '有人忘记密码', '沈砚请求重置'],
])(
  '[SHELL-10][I18N-1] a message is read in the language in force, and as it was written where that is all there is (%s, %o)',
  async (language, changes, title, content) => {
    await render(
      <MessagesProvider language={language}>
        <MessageEntry message={{ ...told, ...changes }} time="10:00" onPress={() => {}} />
      </MessagesProvider>,
    )
    await expect.element(page.getByText(title, { exact: true })).toBeVisible()
    await expect.element(page.getByText(content, { exact: true })).toBeVisible()
  },
)
