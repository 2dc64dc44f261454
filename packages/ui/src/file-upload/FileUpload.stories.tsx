import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { fileUploadReference } from './file-upload.reference.ts'
import { FileUpload, type FileUploadProps, UploadRow } from './index.ts'
import { type Course, storyFile, storyServer } from './story-server.ts'

const words = {
  zh: { label: '附件', hint: 'PDF 或图片，每个不超过 2 MB' },
  en: { label: 'Attachments', hint: 'PDF or pictures, 2 MB each at most' },
}
/** What the server says where it refuses a file. */
const refusals = { zh: '文件内容与类型不符', en: 'what is in it is of another kind than its name says' }
const refusal = new RegExp(`^(服务器没有接收这个文件：${refusals.zh}|The server did not take this file: ${refusals.en})$`)

interface LiveProps extends Partial<Pick<FileUploadProps, 'multiple' | 'disabled' | 'error' | 'hrefOf' | 'onPreview'>> {
  /** How sending goes. @default it ends */
  course?: Course
}

function Live({ course = 'ends', ...given }: LiveProps) {
  const language = useLanguage()
  const [ports] = useState(() => storyServer(course, refusals[language]))
  const [said, setSaid] = useState('')
  return (
    <div style={{ maxWidth: 560, minWidth: 0, display: 'grid', gap: 12 }}>
      <FileUpload
        {...words[language]}
        ports={ports}
        accept={['.pdf', 'image/*']}
        maxBytes={2 * 1024 * 1024}
        onUploaded={({ fileId }) => setSaid(fileId)}
        onRemoved={(fileId) => setSaid(`removed ${fileId}`)}
        {...given}
      />
      <p>{said}</p>
    </div>
  )
}

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  subcomponents: { UploadRow },
  parameters: { reference: fileUploadReference },
  args: { multiple: true },
  render: (args: ComponentProps<typeof Live>) => <Live {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Live>

const certificate = () => storyFile('LX-2026-003187 检定证书.pdf', 700 * 1024)
/** Files are called as people of the language call them. */
const inWords = (zh: string, en: string) => (document.documentElement.lang === 'en' ? en : zh)
const longNamed = () =>
  storyFile(
    inWords(
      'LX-2026-003187 弹性元件式一般压力表检定证书 certificate of verification.pdf',
      'LX-2026-003187 certificate of verification of a general pressure gauge with an elastic element.pdf',
    ),
    700 * 1024,
  )
const choose = async (canvasElement: HTMLElement, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no file input')
  await userEvent.upload(input, files)
  return within(canvasElement)
}

export const Empty: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const Missing: Story = { args: { error: '请上传委托书' } }

export const Sending: Story = {
  args: { course: 'stays' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, certificate())
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '54%'))
    await expect(canvas.getByText('384 KB / 700 KB')).toBeVisible()
  },
}
export const SendingInEnglish: Story = {
  ...Sending,
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, certificate())
    await expect(await canvas.findByText('384 KB of 700 KB')).toBeVisible()
  },
}
export const SendingInTheDark: Story = { ...Sending, globals: { scheme: 'dark' } }

/** By keyboard alone: paused, gone on with, and cancelled; the focus is never lost. */
export const ByKeyboard: Story = {
  args: { course: 'stays' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, certificate())
    const pause = await canvas.findByRole('button', { name: /^(暂停|Pause)/ })
    pause.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/已暂停|Paused/, { selector: 'li *' })).toBeVisible()
    const resume = canvas.getByRole('button', { name: /^(继续|Go on)/ })
    await expect(resume).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(暂停|Pause)/ })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^(取消|Cancel)/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
    await expect(canvas.getByRole('button', { name: /^(选择文件|choose files)/ })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(/已取消|Cancelled/)
  },
}

export const Uploaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, certificate())
    await expect(await canvas.findByText(/^(已上传|Uploaded) · 700 KB$/)).toBeVisible()
    await expect(canvas.getByText('id of LX-2026-003187 检定证书.pdf')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/已上传|Uploaded/))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** Its name leads to the file, by its id; what a page can show can be looked at. */
export const ToDownload: Story = {
  args: { hrefOf: (fileId) => `#${encodeURIComponent(fileId)}`, onPreview: () => {} },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, certificate())
    await expect(await canvas.findByRole('link', { name: 'LX-2026-003187 检定证书.pdf' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^(预览|Preview)/ })).toHaveLength(1)
  },
}

const again = /^(重试|Try .* again)/

/** The server does not take it, however often it is sent: it is said why, and what to do instead of trying again. */
export const Refused: Story = {
  args: { course: 'refused' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, certificate())
    await expect(await canvas.findByText(refusal)).toBeVisible()
    await expect(canvas.getByText(/^(再次发送也不会被接收|Sending it again would not help)/, { selector: 'li *' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: again })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^(移除|Remove)/ })).toBeVisible()
  },
}
export const RefusedInEnglish: Story = { ...Refused, globals: { locale: 'en' } }

export const ConnectionLost: Story = {
  args: { course: 'lost' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, certificate())
    await expect(await canvas.findByText(/^(连接断开|The connection was lost)/)).toBeVisible()
  },
}

/** Tried in vain as often as is sensible: now a person says when to try again. */
export const Unreachable: Story = {
  args: { course: 'lost' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, certificate())
    await waitFor(() => {
      // Each time that the network is said to be back it is tried at once.
      window.dispatchEvent(new Event('online'))
      return expect(canvas.getByText(/^(连不上服务器|The server cannot be reached)/, { selector: 'li *' })).toBeVisible()
    })
    await expect(canvas.getByRole('button', { name: again })).toBeVisible()
  },
}
export const BadAnswer: Story = {
  args: { course: 'senseless' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, certificate())
    await expect(await canvas.findByText(/^(服务器的答复无法识别|The server’s answer makes no sense)/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: again })).toBeVisible()
  },
}

/** What is too large or empty is not even begun; what is of another kind is told in the zone. */
export const NotBegun: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('input[type=file]')?.removeAttribute('accept')
    const canvas = await choose(
      canvasElement,
      storyFile('扫描件.pdf', 2 * 1024 * 1024 + 1),
      storyFile('空白.pdf', 0),
      storyFile('x.exe', 4, 'application/octet-stream'),
    )
    await expect(await canvas.findByText(/^(文件超过 2 MB|The file is larger than 2 MB)/)).toBeVisible()
    await expect(canvas.getByText(/^(文件是空的|The file is empty)/)).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/PDF(、图片|, pictures)$/)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
/** Sends a file in each field that has a course. */
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide">
      {(say) => (
        <>
          <Cell caption={{ zh: '空', en: 'Empty' }}>
            <Live course="ends" multiple />
          </Cell>
          <Cell caption={{ zh: '错误', en: 'Wrong' }}>
            <Live course="ends" error={say('请上传委托书', 'Upload the order letter')} />
          </Cell>
          <Cell caption={{ zh: '停用', en: 'Disabled' }}>
            <Live course="ends" disabled />
          </Cell>
          <Cell caption={{ zh: '发送中', en: 'Being sent' }}>
            <Live course="stays" multiple />
          </Cell>
          <Cell caption={{ zh: '已上传', en: 'Uploaded' }}>
            <Live course="ends" multiple />
          </Cell>
          <Cell caption={{ zh: '拒收', en: 'Refused' }}>
            <Live course="refused" multiple />
          </Cell>
          <Cell caption={{ zh: '断开', en: 'Connection lost' }}>
            <Live course="lost" multiple />
          </Cell>
          <Cell caption={{ zh: '没有开始', en: 'Not begun' }}>
            <Live course="ends" multiple />
          </Cell>
          <Cell caption={{ zh: '可下载与预览', en: 'To download and look at' }}>
            <Live course="ends" multiple hrefOf={(fileId) => `#${encodeURIComponent(fileId)}`} onPreview={() => {}} />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('figure')]
    for (const cell of cells.slice(3, 7)) await choose(cell, longNamed())
    const [last, linked] = cells.slice(-2)
    if (linked)
      await choose(linked, storyFile(inWords('LX-2026-003187 检定证书.pdf', 'LX-2026-003187 certificate.pdf'), 700 * 1024))
    if (last) {
      await choose(
        last,
        storyFile(inWords('扫描件.pdf', 'scan.pdf'), 2 * 1024 * 1024 + 1),
        storyFile(inWords('空白.pdf', 'blank.pdf'), 0),
      )
    }
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^384 KB (\/|of) 700 KB$/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(/^(已上传|Uploaded) · 700 KB$/)).toHaveLength(2))
    await expect(await canvas.findByText(refusal)).toBeVisible()
    await expect(await canvas.findByText(/^(连接断开|The connection was lost)/)).toBeVisible()
    await expect(await canvas.findByText(/^(文件是空的|The file is empty)/)).toBeVisible()
  },
}
