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
import { inEveryLook, inItsOwnWindow, useSay } from '../testing/matrix/index.ts'
import { TextField } from '../text-field/index.ts'
import { dialogReference } from './dialog.reference.ts'
import { Dialog, type DialogSize, useDialog } from './index.ts'

function Content({ typed = '' }: { typed?: string }) {
  const say = useSay()
  const fields = [
    { value: 'force', label: say('力学', 'Force') },
    { value: 'heat', label: say('热工', 'Heat') },
  ]
  const [name, setName] = useState(typed)
  const [field, setField] = useState<string | null>('force')
  const [standard, setStandard] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>('2026-11-24')
  return (
    <FormGrid columns={2}>
      <TextField
        label={say('名称', 'Name')}
        value={name}
        onChange={setName}
        placeholder={say('名称、编号或拼音', 'Name, number or pinyin')}
      />
      <Select label={say('专业', 'Field')} options={fields} value={field} onChange={setField} />
      <ComboBox label={say('标准器', 'Standard')} options={fields} value={standard} onChange={setStandard} />
      <DateField label={say('有效期至', 'Valid until')} value={day} onChange={setDay} />
      <MenuButton
        label={say('更多操作', 'More actions')}
        actions={[{ id: 'print', label: say('打印标签', 'Print labels') }]}
        placement="bottom start"
      >
        <IconButton icon={Ellipsis} label={say('更多操作', 'More actions')} />
      </MenuButton>
    </FormGrid>
  )
}

interface OpenedProps {
  size?: DialogSize
  view?: 'minimised' | 'fullscreen'
  title?: string
  /** Stands in its first field and was not saved. */
  typed?: string
}

function OpenedInLongWords() {
  const say = useSay()
  const title = say(
    '选择本次检定使用的标准器（力学、压力与真空计量标准，含环境条件的监测设备）',
    'Choose the measuring standards for this verification (force, pressure and vacuum)',
  )
  return <Opened size="default" title={title} />
}

function Opened({ size = 'medium', view, title, typed = '' }: OpenedProps) {
  const say = useSay()
  const choose = say('选择标准器', 'Choose standards')
  const dialog = useDialog(size)
  useEffect(() => {
    dialog.open()
    if (view === 'minimised') dialog.actor.send({ type: 'MINIMISE' })
    if (view === 'fullscreen') dialog.actor.send({ type: 'FULLSCREEN.TOGGLED' })
  }, [dialog, view])
  return (
    <>
      <Button onPress={dialog.open}>{choose}</Button>
      <Dialog
        actor={dialog.actor}
        title={title ?? choose}
        icon={ShieldCheck}
        unsaved={typed !== ''}
        footNote={say('过期标准器不能用于检定', 'A standard that has expired cannot be used')}
        footer={(close) => (
          <>
            <Button onPress={close}>{say('取消', 'Cancel')}</Button>
            <Button kind="primary" onPress={() => dialog.close('done')}>
              {say('确定', 'OK')}
            </Button>
          </>
        )}
      >
        <Content typed={typed} />
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
const stay = () => userEvent.click(screen.getByRole('button', { name: /^(继续填写|Keep editing)$/ }))
const ask = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: /^(选择标准器|Choose standards)$/ }))
  await userEvent.click(dialog.getByRole('button', { name: /^(关闭|Close)$/ }))
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: /^(放弃未保存的内容|Discard what was)/ })).toBeVisible())
}
/** To close it asks first; who says no goes on in the field that they were in. */
export const Unsaved: Story = {
  args: { typed: '活塞式压力计' },
  play: async () => {
    await ask()
    await stay()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('textbox', { name: '名称' })).toHaveFocus())
    await ask()
  },
}
export const UnsavedInEnglish: Story = { globals: { locale: 'en' }, args: { typed: 'Piston gauge' }, play: ask }
/** One that is open, with a long title, above one that was put down. */
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <>
      <Opened view="minimised" />
      <OpenedInLongWords />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /^(选择本次检定|Choose the measuring)/ })).toBeVisible()
  },
}
