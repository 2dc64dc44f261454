import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyGroups, storyPersonal } from '../formula-input/story-symbols.ts'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { RichText, type RichTextProps, RichTextView } from './index.ts'
import { richTextReference } from './rich-text.reference.ts'
import { keepInPage, storyCharacters, storyPicture, storyText, storyTextInEnglish } from './story-text.ts'

function Kept(props: RichTextProps) {
  const [value, setValue] = useState(props.value ?? '')
  return <RichText {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Documents/RichText',
  component: RichText,
  subcomponents: { RichTextView },
  parameters: { reference: richTextReference },
  args: {
    label: '结果说明',
    characters: storyCharacters,
    formulas: { groups: storyGroups, personal: storyPersonal },
    uploadPicture: keepInPage,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

const textThere = async (canvasElement: HTMLElement, name = '结果说明') =>
  within(canvasElement).findByRole('textbox', { name }, { timeout: 20_000 })

export const Empty: Story = {
  args: { placeholder: '写明检定结果、依据和条件', hint: '打印在证书第二页', required: true },
  play: async ({ canvasElement }) => void (await textThere(canvasElement)),
}
export const Filled: Story = {
  args: { value: storyText },
  play: async ({ canvasElement }) => void (await textThere(canvasElement)),
}
export const FilledInTheDark: Story = { ...Filled, globals: { scheme: 'dark' } }
export const Counted: Story = {
  args: { value: '<p>合格</p>', maxLength: 500 },
  play: async ({ canvasElement }) => void (await textThere(canvasElement)),
}
export const Wrong: Story = {
  args: { value: '<p>改</p>', error: '请写明依据', required: true },
  play: async ({ canvasElement }) => void (await textThere(canvasElement)),
}
export const ReadOnly: Story = { args: { value: storyText, readOnly: true } }
export const Disabled: Story = { args: { value: storyText, disabled: true } }
export const Loading: Story = { args: { value: storyText, load: () => new Promise(() => {}) } }
export const NotLoaded: Story = {
  args: { value: storyText, load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('button', { name: '重试' })),
}
/** §5.4: nothing is selected. */
export const NothingSelected: Story = {
  args: { value: '<p>标准值</p>' },
  play: async ({ canvasElement }) => {
    await textThere(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '斜体' }))
    await expect(await within(canvasElement).findByText('请定位好光标并选中字符')).toBeVisible()
  },
}
/** §5.4: no text box has the focus. */
export const NoCaret: Story = {
  play: async ({ canvasElement }) => {
    await textThere(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '特殊字符' }))
    await userEvent.click(await screen.findByRole('gridcell', { name: '±' }))
    await expect(await within(canvasElement).findByText('请先定位好光标')).toBeVisible()
  },
}
export const FormulaAsked: Story = {
  args: { value: '<p>扩展不确定度 </p>' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await textThere(canvasElement))
    await userEvent.click(within(canvasElement).getByRole('button', { name: '插入公式' }))
    const panel = await screen.findByRole('dialog', { name: '插入公式' })
    await waitFor(() => expect(panel.querySelector('math-field')).not.toBeNull(), { timeout: 20_000 })
  },
}
export const PictureAsked: Story = {
  args: { value: '<p>外观</p>' },
  play: async ({ canvasElement }) => {
    await textThere(canvasElement)
    await userEvent.upload(within(canvasElement).getByLabelText('插入图片', { selector: 'input' }), await storyPicture())
    await expect(await screen.findByRole('textbox', { name: '图片说明' })).toBeVisible()
  },
}
export const PictureNotTaken: Story = {
  args: { uploadPicture: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await textThere(canvasElement)
    await userEvent.upload(within(canvasElement).getByLabelText('插入图片', { selector: 'input' }), await storyPicture())
    await userEvent.type(await screen.findByRole('textbox', { name: '图片说明' }), '表盘')
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await expect(await screen.findByText(/图片没有上传成功/)).toBeVisible()
  },
}
/** To be read alone: no editor is fetched. */
export const View: Story = { render: () => <RichTextView html={storyText} /> }
export const InEnglish: Story = {
  args: { label: 'Explanation', value: '<h2>Result</h2><p>Conforms to class <strong>1.6</strong>.</p>', maxLength: 500 },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => void (await textThere(canvasElement, 'Explanation')),
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid cells="wide">
      {(say) => (
        <>
          <Kept {...args} label={say('结果说明', 'Explanation')} value={say(storyText, storyTextInEnglish)} />
          <Kept
            {...args}
            label={say('错误', 'Wrong')}
            value={say('<p>改</p>', '<p>Changed</p>')}
            error={say('请写明依据', 'Name what it is based on')}
            maxLength={500}
          />
          <Kept {...args} label={say('只读', 'Read only')} value={say('<p>合格</p>', '<p>Conforms</p>')} readOnly />
          <Kept {...args} label={say('停用', 'Disabled')} value={say('<p>合格</p>', '<p>Conforms</p>')} disabled />
        </>
      )}
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[contenteditable=true]')).toHaveLength(2), { timeout: 20_000 })
  },
}
