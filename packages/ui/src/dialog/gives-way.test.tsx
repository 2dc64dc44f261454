import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { Drawer } from '../drawer/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { Dialog, useDialog } from './index.ts'

/** A form that closes when it is saved, and a dialog that says then what came of it. */
function Subject() {
  const form = useDialog('small')
  const result = useDialog('small')
  const save = () => {
    form.close()
    result.open()
  }
  return (
    <MessagesProvider>
      <main tabIndex={-1}>
        <Button onPress={form.open}>新增</Button>
      </main>
      <Drawer actor={form.actor} title="新增账号" footer={() => <Button onPress={save}>保存</Button>}>
        姓名
      </Drawer>
      <Dialog actor={result.actor} title="密码">
        只显示一次
      </Dialog>
    </MessagesProvider>
  )
}

test('[DLG-3] [A11Y-2] a dialog that comes after one which has closed gives the focus to what opened that one', async () => {
  await render(<Subject />)
  const begins = page.getByRole('button', { name: '新增' })
  for (let times = 0; times < 2; times += 1) {
    await begins.click()
    await page.getByRole('button', { name: '保存' }).click()
    const result = page.getByRole('dialog', { name: '密码' })
    await expect.element(result).toBeVisible()
    await expect.element(page.getByRole('dialog', { name: '新增账号' })).not.toBeInTheDocument()
    await result.getByRole('button', { name: '关闭' }).click()
    await expect.element(begins).toHaveFocus()
  }
})
