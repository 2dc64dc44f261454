import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { definitionListReference } from './definition-list.reference.ts'
import { DefinitionList, type Fact } from './index.ts'

const meta = {
  title: 'Data/DefinitionList',
  component: DefinitionList,
  parameters: { reference: definitionListReference },
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
const long: readonly Fact[] = [
  { key: 'zh', term: '委托单位统一社会信用代码或者证件号码', value: '岳阳云浦石化设备有限公司第二分公司检验检测中心压力仪表班' },
  { key: 'en', term: 'Unified social credit code', value: 'Yueyang Yunpu Petrochemical Equipment, Second Branch' },
  { key: 'code', term: '查询码', value: '7K3M9QXT0123456789ABCDEFGHJKMNPQRSTVWXYZ7K3M9QXT0123456789' },
]
export const Matrix: Story = {
  ...inEveryLook,
  render: ({ facts }) => (
    <MatrixGrid>
      <Cell caption={{ zh: '一列', en: 'One column' }}>
        <DefinitionList facts={facts} />
      </Cell>
      <Cell caption={{ zh: '长文字', en: 'Long words' }}>
        <DefinitionList facts={long} />
      </Cell>
      <Cell caption={{ zh: '上下', en: 'Above each other' }}>
        <DefinitionList facts={facts.slice(0, 4)} stacked />
      </Cell>
      <Cell caption={{ zh: '三列', en: 'Three columns' }} whole>
        <DefinitionList facts={facts} columns={3} />
      </Cell>
      <Cell caption={{ zh: '四列，上下', en: 'Four columns, above each other' }} whole>
        <DefinitionList facts={[...facts.slice(0, 5), ...long]} columns={4} stacked />
      </Cell>
    </MatrixGrid>
  ),
}
