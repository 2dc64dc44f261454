import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Note } from '../note/index.ts'
import { Select } from '../select/index.ts'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Popover } from './index.ts'
import { popoverReference } from './popover.reference.ts'

function Columns() {
  const [shown, setShown] = useState(true)
  const [width, setWidth] = useState<string | null>('auto')
  return (
    <Popover
      title="列设置"
      trigger={
        <Button kind="quiet" icon={Columns3}>
          列设置
        </Button>
      }
      align="start"
      footer={
        <Button kind="primary" size="small">
          保存
        </Button>
      }
    >
      <Checkbox checked={shown} onChange={setShown}>
        委托单位
      </Checkbox>
      <Select
        label="列宽"
        options={[
          { value: 'auto', label: '自动' },
          { value: 'wide', label: '宽' },
        ]}
        value={width}
        onChange={setWidth}
      />
    </Popover>
  )
}

const meta = {
  title: 'Layers/Popover',
  component: Popover,
  parameters: { reference: popoverReference },
  args: { title: '列设置', trigger: <Button>列设置</Button>, children: '' },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '列设置' }))
    await expect(await screen.findByRole('dialog', { name: '列设置' })).toBeVisible()
  },
}

export const ListInside: Story = {
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '列设置' }))
    await screen.findByRole('dialog', { name: '列设置' })
    const select = screen.getByRole('button', { name: /列宽/ })
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: '宽' }))
    await expect(screen.getByRole('button', { name: /列宽/ })).toHaveTextContent('宽')
    await waitFor(() => expect(select).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog', { name: '列设置' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByRole('button', { name: '列设置' })).toHaveFocus()
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <div style={{ minHeight: 320 }}>
      <MatrixGrid cells="wide">
        {(say) => (
          <>
            <Popover
              open
              title={say('列设置', 'Columns')}
              trigger={<IconButton icon={Columns3} label={say('窄', 'Narrow')} />}
              align="start"
              footer={<Button kind="primary">{say('保存', 'Save')}</Button>}
            >
              <div style={{ display: 'grid', gap: 8 }}>
                <Checkbox checked onChange={() => {}}>
                  委托单位（证书上的名称，与付款单位可以不同）
                </Checkbox>
                <Checkbox checked={false} onChange={() => {}}>
                  Where it is tested: delivered, on site, or by post
                </Checkbox>
              </div>
            </Popover>
            <Popover
              open
              title="弹性元件式一般压力表 Elastic element pressure gauges"
              trigger={<IconButton icon={Columns3} label={say('宽', 'Wide')} />}
              align="start"
              width="wide"
            >
              <Note tone="warning">
                {say('第 5 行：Pt100 的常用依据为 JJG 229-2010', 'Line 5: for Pt100, JJG 229-2010 is the usual basis')}
              </Note>
            </Popover>
          </>
        )}
      </MatrixGrid>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
  },
}
