import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { Select } from '../select/index.ts'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { TextField } from '../text-field/index.ts'
import { drawerReference } from './drawer.reference.ts'
import { Drawer, type DrawerProps, useDrawer } from './index.ts'

const words = {
  zh: {
    open: '编辑委托单',
    title: '委托单 WT2026110142',
    description: '长沙星麓精工机械有限公司，2026-11-20 受理',
    name: '联系人',
    person: '周岚',
    way: '服务方式',
    deliver: '送检',
    site: '现场检测',
    cancel: '取消',
    save: '保存',
    line: (number: number) => `样品 ${number}：数字压力计，0.05 级，测量范围 0 至 25 MPa`,
    page: '页面上的按钮',
  },
  en: {
    open: 'Edit order',
    title: 'Order WT2026110142',
    description: 'Changsha Xinglu Precision Machinery, received 2026-11-20',
    name: 'Contact',
    person: 'Zhou Lan',
    way: 'Service',
    deliver: 'Delivered',
    site: 'On site',
    cancel: 'Cancel',
    save: 'Save',
    line: (number: number) => `Sample ${number}: digital pressure gauge, class 0.05, range 0 to 25 MPa`,
    page: 'A button on the page',
  },
}

interface OpenedProps extends Partial<Pick<DrawerProps, 'side' | 'size' | 'modal' | 'unsaved' | 'title' | 'description'>> {
  content?: 'form' | 'long' | 'words'
}

function Opened({ content = 'form', ...given }: OpenedProps) {
  const text = words[useLanguage()]
  const drawer = useDrawer()
  const [person, setPerson] = useState<string>(text.person)
  const [way, setWay] = useState<string | null>('deliver')
  useEffect(() => drawer.open(), [drawer])
  return (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', minHeight: 480, alignItems: 'start' }}>
      <Button onPress={drawer.open}>{text.open}</Button>
      <Button>{text.page}</Button>
      <Drawer
        actor={drawer.actor}
        title={text.title}
        {...(content === 'words' ? {} : { description: text.description })}
        {...(content === 'words'
          ? {}
          : {
              footer: (close: () => void) => (
                <>
                  <Button onPress={close}>{text.cancel}</Button>
                  <Button kind="primary" onPress={() => drawer.close('done')}>
                    {text.save}
                  </Button>
                </>
              ),
            })}
        {...given}
      >
        {content === 'form' && (
          <>
            <TextField label={text.name} value={person} onChange={setPerson} />
            <Select
              label={text.way}
              options={[
                { value: 'deliver', label: text.deliver },
                { value: 'site', label: text.site },
              ]}
              value={way}
              onChange={setWay}
            />
          </>
        )}
        {content === 'words' && <p>{text.line(1)}</p>}
        {content === 'long' && Array.from({ length: 60 }, (_, place) => <p key={text.line(place + 1)}>{text.line(place + 1)}</p>)}
      </Drawer>
    </div>
  )
}

const meta = {
  title: 'Layers/Drawer',
  component: Drawer,
  parameters: { reference: drawerReference, ...inItsOwnWindow(520) },
  render: (args: ComponentProps<typeof Opened>) => <Opened {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Opened>

const shown = async () => {
  const drawer = await screen.findByRole('dialog', { name: /WT2026110142/ })
  await waitFor(() => expect(drawer).toBeVisible())
  return drawer
}

/** Closed by its button, the focus is where it was; the keyboard opens it again. */
export const End: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByText('编辑委托单')
    await userEvent.click(within(await shown()).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(opener)
    await expect(await shown()).toHaveAccessibleDescription('长沙星麓精工机械有限公司，2026-11-20 受理')
    await expect(screen.getByRole('textbox', { name: '联系人' })).toHaveFocus()
  },
}
export const InEnglish: Story = { globals: { locale: 'en' } }
export const Start: Story = { args: { side: 'start' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const WithoutFootAndDescription: Story = { args: { content: 'words' } }

/** Its head and foot stay, its content scrolls, by keyboard as well. */
export const Long: Story = {
  args: { content: 'long' },
  play: async () => {
    const drawer = within(await shown())
    await waitFor(() => expect(drawer.getByRole('group', { name: '委托单 WT2026110142' })).toHaveAttribute('tabindex', '0'))
    await expect(drawer.getByRole('button', { name: '保存' })).toBeVisible()
  },
}

/** Beside the page, which stays in use and is not darkened. */
export const NonModal: Story = {
  args: { modal: false },
  play: async ({ canvasElement }) => {
    await shown()
    const button = within(canvasElement).getByRole('button', { name: '页面上的按钮' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

/** To close it asks first; who says no is back where they were. */
export const Unsaved: Story = {
  args: { unsaved: true },
  play: async () => {
    await userEvent.click(within(await shown()).getByRole('button', { name: '关闭' }))
    const question = within(await screen.findByRole('alertdialog', { name: '放弃未保存的内容？' }))
    await userEvent.click(question.getByRole('button', { name: '继续填写' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('textbox', { name: '联系人' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}

/** A list inside opens over it. */
export const ListInside: Story = {
  play: async () => {
    await userEvent.click(within(await shown()).getByRole('button', { name: /服务方式/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: '现场检测' })).toBeVisible())
  },
}
/** A form with long words at the end, and one that is wider than its words at the start. */
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <>
      <Opened side="start" size="small" modal={false} content="words" />
      <Opened
        modal={false}
        title="委托单 WT2026110142 Order of Changsha Xinglu Precision Machinery, on site"
        description="长沙星麓精工机械有限公司，2026-11-20 受理，送检 12 件，期望 2026-12-04 完成；联系人已收到取样码"
      />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
  },
}
