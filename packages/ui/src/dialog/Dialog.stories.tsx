import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, ShieldCheck } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { FormGrid } from '../form/index.ts'
import { MenuButton } from '../menu/index.ts'
import { Select } from '../select/index.ts'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { TextField } from '../text-field/index.ts'
import { dialogReference } from './dialog.reference.ts'
import { Dialog, type DialogSize, useDialog } from './index.ts'

const fields = [
  { value: 'force', label: '力学' },
  { value: 'heat', label: '热工' },
]

function Content() {
  const [name, setName] = useState('')
  const [field, setField] = useState<string | null>('force')
  const [standard, setStandard] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>('2026-11-24')
  return (
    <FormGrid columns={2}>
      <TextField label="名称" value={name} onChange={setName} placeholder="名称、编号或拼音" />
      <Select label="专业" options={fields} value={field} onChange={setField} />
      <ComboBox label="标准器" options={fields} value={standard} onChange={setStandard} />
      <DateField label="有效期至" value={day} onChange={setDay} />
      <MenuButton label="更多操作" actions={[{ id: 'print', label: '打印标签' }]} placement="bottom start">
        <IconButton icon={Ellipsis} label="更多操作" />
      </MenuButton>
    </FormGrid>
  )
}

interface OpenedProps {
  size?: DialogSize
  view?: 'minimised' | 'fullscreen'
  title?: string
}

function Opened({ size = 'medium', view, title = '选择标准器' }: OpenedProps) {
  const dialog = useDialog(size)
  useEffect(() => {
    dialog.open()
    if (view === 'minimised') dialog.actor.send({ type: 'MINIMISE' })
    if (view === 'fullscreen') dialog.actor.send({ type: 'FULLSCREEN.TOGGLED' })
  }, [dialog, view])
  return (
    <>
      <Button onPress={dialog.open}>选择标准器</Button>
      <Dialog
        actor={dialog.actor}
        title={title}
        icon={ShieldCheck}
        footNote="过期标准器不能用于检定"
        footer={
          <>
            <Button onPress={() => dialog.close('cancelled')}>取消</Button>
            <Button kind="primary" onPress={() => dialog.close('done')}>
              确定
            </Button>
          </>
        }
      >
        <Content />
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Layers/Dialog',
  component: Dialog,
  parameters: { reference: dialogReference, ...inItsOwnWindow(480) },
  render: (args: ComponentProps<typeof Opened>) => <Opened {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Opened>

export const Normal: Story = {}
export const Default: Story = { args: { size: 'default' } }
export const Large: Story = { args: { size: 'large' } }
export const Small: Story = { args: { size: 'small' } }
export const FullScreen: Story = { args: { view: 'fullscreen' } }
export const Minimised: Story = {
  args: { view: 'minimised' },
  play: async () => {
    await expect(await screen.findByRole('toolbar', { name: '最小化的对话框' })).toBeVisible()
  },
}

export const ListInside: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '选择标准器' }))
    await userEvent.click(dialog.getByRole('button', { name: /专业/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: '热工' })).toBeVisible())
  },
}
/** One that is open, with a long title, above one that was put down. */
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <>
      <Opened view="minimised" />
      <Opened
        size="default"
        title="选择本次检定使用的标准器 Choose the measuring standards for this verification (force and pressure)"
      />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /^选择本次检定/ })).toBeVisible()
  },
}
