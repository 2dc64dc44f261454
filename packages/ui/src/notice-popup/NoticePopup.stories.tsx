import type { PickupNotice } from '@etalon/machines/notice-popup'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { NoticePopup, type NoticePopupOptions, useNoticePopup } from './index.ts'
import { noticePopupReference } from './notice-popup.reference.ts'

const notices: readonly PickupNotice[] = [
  { customerName: '长沙星麓精工机械有限公司', pickupTime: '2026-11-20 14:30', pickupNo: 'QJ2026110012', instrumentCount: 8 },
  { customerName: '湖南惠泽医院', pickupTime: '2026-11-20 15:00', pickupNo: 'QJ2026110013', instrumentCount: 23 },
  {
    customerName: '岳阳云浦石化设备有限公司第二分公司检验检测中心',
    pickupTime: '2026-11-20 16:10',
    pickupNo: 'QJ2026110014',
    instrumentCount: 140,
  },
]

function Live({ loadNotices = async () => notices, stays = 86_400_000 }: Partial<NoticePopupOptions>) {
  const [path, setPath] = useState('')
  const actor = useNoticePopup({ loadNotices, stays, onChosen: setPath })
  return (
    <div style={{ minHeight: 240 }}>
      <NoticePopup actor={actor} onViewAll={setPath} />
      <output>{path}</output>
    </div>
  )
}

const meta = {
  title: 'Shell/NoticePopup',
  component: NoticePopup,
  parameters: { reference: noticePopupReference, ...inItsOwnWindow(280) },
  render: (args: ComponentProps<typeof Live>) => <Live {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Live>

/** Stories do not run against the clock: here it stays. */
export const Several: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: /3/ })
  },
}

export const One: Story = { args: { loadNotices: async () => notices.slice(0, 1) } }

/** A chosen notice leads to the pickups that wait. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole('button', { name: /湖南惠泽医院/ }))
    await waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toMatch(/acceptance-index$/))
    await expect(screen.queryByRole('heading')).toBeNull()
  },
}

/** The list of all that wait is one press away. */
export const ViewedAll: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(查看全部|View all)$/ }))
    await waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toMatch(/acceptance-index$/))
    await expect(screen.queryByRole('heading')).toBeNull()
  },
}

/** A failure is silent. */
export const Failed: Story = {
  args: {
    loadNotices: async () => {
      throw new Error('no network')
    },
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  args: {
    loadNotices: async () => [
      ...notices,
      {
        customerName: 'Yueyang Yunpu Petrochemical Equipment, Second Branch, Inspection and Testing Centre',
        pickupTime: '2026-11-20 16:30',
        pickupNo: 'QJ2026110015',
        instrumentCount: 1286,
      },
    ],
  },
  play: async () => {
    await screen.findByRole('heading', { name: /4/ })
  },
}
