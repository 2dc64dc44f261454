import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { createToasts, Toasts } from '../toast/index.ts'
import { Card, Page, Section } from './index.ts'

const onMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
afterEach(() => onMedia(''))

test('[DS-1] on paper a page has what it says, and neither its buttons nor what lies over it', async () => {
  const toasts = createToasts()
  await render(
    <MessagesProvider language="zh">
      <Page title="委托单" actions={<Button>打印</Button>}>
        <Card title="附件" actions={<Button>添加附件</Button>}>
          <p>两份原始记录</p>
        </Card>
        <Section title="器具" actions={<Button>添加器具</Button>}>
          <p>一台天平</p>
        </Section>
      </Page>
      <Toasts centre={toasts} />
    </MessagesProvider>,
  )
  toasts.show({ tone: 'success', title: '已保存' })
  const said = ['委托单', '附件', '两份原始记录', '器具', '一台天平'].map((text) => page.getByText(text, { exact: true }))
  const left = ['打印', '添加附件', '添加器具', '已保存'].map((text) => page.getByText(text, { exact: true }))
  for (const one of [...said, ...left]) await expect.element(one).toBeVisible()
  await onMedia('print')
  for (const one of said) await expect.element(one).toBeVisible()
  for (const one of left) await expect.element(one).not.toBeVisible()
})
