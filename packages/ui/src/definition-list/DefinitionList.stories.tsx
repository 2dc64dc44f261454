import type { Meta, StoryObj } from '@storybook/react-vite'
import { DefinitionList } from './index.ts'

const meta = {
  title: 'Data/DefinitionList',
  component: DefinitionList,
  args: {
    facts: [
      { key: 'range', term: '测量范围', value: '(0~1.6)', unit: 'MPa' },
      { key: 'class', term: '准确度', value: '0.4 级' },
      { key: 'division', term: '分度值', value: '0.01', unit: 'MPa' },
      { key: 'serial', term: '出厂编号', value: '20180536' },
      { key: 'basis', term: '依据', value: <a href="#jjg49">JJG 49-2013</a> },
      { key: 'remark', term: '备注', value: '', wide: true },
    ],
  },
} satisfies Meta<typeof DefinitionList>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Three: Story = { args: { columns: 3 } }
export const Stacked: Story = { args: { columns: 3, stacked: true } }
