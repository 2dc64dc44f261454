import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { PointTip } from './index.ts'
import { pointTipReference } from './point-tip.reference.ts'

const meta = {
  title: 'Layers/Point tip',
  component: PointTip,
  parameters: { reference: pointTipReference },
  args: { anchor: null, children: '降压 1.2 MPa：+0.014 MPa' },
} satisfies Meta<typeof PointTip>
export default meta
type Story = StoryObj<typeof meta>

function Picture({ x, y = 60, children }: { x: number; y?: number; children: React.ReactNode }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <>
      <svg width="100%" height="120" viewBox="0 0 320 120" role="img" aria-label="1.2 MPa：+0.014 MPa">
        <circle ref={setAnchor} cx={x} cy={y} r="5" fill="currentColor" />
      </svg>
      <PointTip anchor={anchor}>{children}</PointTip>
    </>
  )
}

export const Above: Story = { render: ({ children }) => <Picture x={160}>{children}</Picture> }
/** It stays in the window. */
export const AtTheEdge: Story = { render: ({ children }) => <Picture x={8}>{children}</Picture> }
export const Matrix: Story = {
  ...inEveryLook,
  render: ({ children }) => (
    <MatrixGrid>
      <Cell caption={{ zh: '上方', en: 'Above' }}>
        <Picture x={160}>{children}</Picture>
      </Cell>
      <Cell caption={{ zh: '在边上', en: 'At the edge' }}>
        <Picture x={8}>1.6 MPa</Picture>
      </Cell>
      <Cell caption={{ zh: '长文字', en: 'Long words' }}>
        <Picture x={160} y={100}>
          降压 1.2 MPa：+0.014 MPa，U = 0.006 MPa (k = 2)；falling pressure, third of five points
        </Picture>
      </Cell>
    </MatrixGrid>
  ),
}
