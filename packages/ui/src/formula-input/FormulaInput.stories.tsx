import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { formulaInputReference } from './formula-input.reference.ts'
import { FormulaInput, type FormulaInputProps } from './index.ts'
import { storyGroups, storyPersonal } from './story-symbols.ts'

const uncertainty = 'U=k\\sqrt{\\sum_{i=1}^{n}c_i^2u_i^2}'

const long = `u_c^2=${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `c_${name}^2u^2(${name})`).join('+')}`

function Kept(props: FormulaInputProps) {
  const [value, setValue] = useState(props.value ?? '')
  return <FormulaInput {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Documents/FormulaInput',
  component: FormulaInput,
  parameters: { reference: formulaInputReference },
  args: { label: '计算公式', groups: storyGroups },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FormulaInput>
export default meta
type Story = StoryObj<typeof meta>

const fieldThere = async (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('math-field')).not.toBeNull(), { timeout: 20_000 })
const openKeyboard = async (canvasElement: HTMLElement) => {
  await fieldThere(canvasElement)
  await userEvent.click(within(canvasElement).getByRole('button', { name: '符号键盘' }))
  await screen.findByRole('tablist', { name: '符号分组' })
}

export const Empty: Story = { play: ({ canvasElement }) => fieldThere(canvasElement) }
export const Filled: Story = {
  args: { value: uncertainty, hint: '按数学模型填写，量的符号与报告一致', required: true },
  play: ({ canvasElement }) => fieldThere(canvasElement),
}
export const Wrong: Story = {
  args: { value: 'U=', error: '请写出等号右边', required: true },
  play: ({ canvasElement }) => fieldThere(canvasElement),
}
/** What cannot be changed needs nothing that is heavy. */
export const ReadOnly: Story = { args: { value: uncertainty, readOnly: true } }
export const Disabled: Story = { args: { value: uncertainty, disabled: true } }
/** LaTeX as text, until the field is there. */
export const Loading: Story = { args: { value: '\\frac{a}{b}', load: () => new Promise(() => {}) } }
export const NotLoaded: Story = {
  args: { value: '\\frac{a}{b}', load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}
export const Keyboard: Story = {
  args: { value: uncertainty, personal: storyPersonal },
  play: ({ canvasElement }) => openKeyboard(canvasElement),
}
export const KeyboardInTheDark: Story = { ...Keyboard, globals: { scheme: 'dark' } }
/** A group with more symbols than are drawn at once. */
export const ManySymbols: Story = {
  args: {
    groups: [
      {
        id: 'many',
        label: '全部',
        symbols: Array.from({ length: 400 }, (_, sort) => ({ code: String.fromCodePoint(0x4e00 + sort), sort })),
      },
    ],
  },
  play: ({ canvasElement }) => openKeyboard(canvasElement),
}
export const EmptyGroup: Story = {
  args: { groups: [{ id: 'none', label: '常用', symbols: [] }] },
  play: ({ canvasElement }) => openKeyboard(canvasElement),
}
export const InEnglish: Story = {
  args: {
    label: 'Formula',
    value: uncertainty,
    groups: [{ id: 'greek', label: 'Greek', symbols: storyGroups[0]?.symbols ?? [] }],
    personal: [],
  },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await fieldThere(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Symbols' }))
    await screen.findByRole('tablist', { name: 'Groups of symbols' })
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid cells="wide">
      {(say) => (
        <>
          <Kept {...args} label={say('计算公式，小', 'Formula, small')} size="small" value={uncertainty} />
          <Kept {...args} label={say('计算公式，中', 'Formula, medium')} value={uncertainty} />
          <Kept {...args} label={say('计算公式，大', 'Formula, large')} size="large" value={uncertainty} />
          <Kept
            {...args}
            label={say('错误', 'Wrong')}
            value="U="
            error={say('请写出等号右边', 'Write what follows the equals sign')}
          />
          <Kept {...args} label={say('只读', 'Read only')} value={uncertainty} readOnly />
          <Kept {...args} label={say('停用', 'Disabled')} value={uncertainty} disabled />
          <Kept {...args} label={say('左侧标签', 'Label beside')} labelPosition="beside" value={uncertainty} />
          <Kept
            {...args}
            label={say(
              '合成标准不确定度的计算公式（各分量互不相关，灵敏系数按数学模型求得）',
              'Combined standard uncertainty, with components that do not depend on each other',
            )}
            value={long}
          />
        </>
      )}
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math-field')).toHaveLength(6), { timeout: 20_000 })
  },
}
