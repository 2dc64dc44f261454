import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { PdfPreview, type PdfPreviewProps } from './index.ts'
import { pdfPreviewReference } from './pdf-preview.reference.ts'
import {
  certificateAddress,
  damagedPdf,
  foreignFonts,
  lockedAddress,
  lockedPassword,
  reportOf,
  writtenPdf,
} from './story-documents.ts'
import { engineWithOwnFont } from './story-engine.ts'

type Course =
  | 'certificate'
  | 'report'
  | 'links'
  | 'arriving'
  | 'unmeasured'
  | 'locked'
  | 'notPdf'
  | 'damaged'
  | 'lost'
  | 'notLoaded'
  | 'fonts'

const never = () => new Promise<never>(() => undefined)

/** Another object would be another document. */
function propsOf(course: Course): Pick<PdfPreviewProps, 'source' | 'load' | 'loadEngine'> {
  const arriving =
    (total?: number): PdfPreviewProps['load'] =>
    (_, { progress }) => {
      progress(384 * 1024, total)
      return never()
    }
  switch (course) {
    case 'certificate':
      return { source: certificateAddress }
    case 'report':
      return { source: reportOf(12), loadEngine: engineWithOwnFont }
    case 'links':
      return {
        source: writtenPdf([
          { lines: ['To the certificate', 'To page 2'], links: ['https://example.org/', 2] },
          { lines: ['Page 2'] },
        ]),
        loadEngine: engineWithOwnFont,
      }
    case 'arriving':
      return { source: '/arriving.pdf', load: arriving(700 * 1024) }
    case 'unmeasured':
      return { source: '/arriving.pdf', load: arriving() }
    case 'locked':
      return { source: lockedAddress }
    case 'notPdf':
      return { source: new Blob(['<!doctype html>']) }
    case 'damaged':
      return { source: damagedPdf() }
    case 'lost':
      return { source: 'https://example.org/lost.pdf', load: () => Promise.reject(new TypeError('Failed to fetch')) }
    case 'notLoaded':
      return { source: reportOf(1), loadEngine: () => Promise.reject(new TypeError('Failed to fetch')) }
    case 'fonts':
      return { source: foreignFonts() }
  }
}

interface LiveProps extends Pick<PdfPreviewProps, 'zoom'> {
  course?: Course
  width?: number
  height?: number
}

function Live({ course = 'certificate', width, height = 640, zoom }: LiveProps) {
  const [given] = useState(() => propsOf(course))
  const name = { zh: '检定证书 LX-2026-003187', en: 'Certificate LX-2026-003187' }[useLanguage()]
  return (
    <PdfPreview {...given} name={name} style={{ height, maxWidth: width ?? 960 }} {...(zoom === undefined ? {} : { zoom })} />
  )
}

const meta = {
  title: 'Documents/PdfPreview',
  component: PdfPreview,
  parameters: { reference: pdfPreviewReference },
  render: (args: LiveProps) => <Live {...args} />,
  args: { course: 'certificate' },
} satisfies Meta
export default meta
type Story = StoryObj<LiveProps>

/** What is drawn comes after what reads it. */
const slow = { timeout: 30_000 }
const drawn = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-page] canvas')).not.toBeNull(), slow)
  await waitFor(() => expect(canvasElement.querySelector('[data-page] [data-text] span')).not.toBeNull(), slow)
  return within(canvasElement)
}

/** A certificate as the institute issues it. */
export const Certificate: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement)
    await expect(canvas.getByRole('toolbar')).toBeVisible()
    await expect(canvas.getByRole('region', { name: /^(第 1 页，共 2 页|Page 1 of 2)$/ })).toHaveTextContent('LX-2026-003187')
  },
}
export const CertificateInEnglish: Story = { ...Certificate, globals: { locale: 'en' } }
export const CertificateInTheDark: Story = { ...Certificate, globals: { scheme: 'dark' } }

/** As wide as a phone: rarer tools stand in a menu. */
export const Narrow: Story = {
  args: { width: 358 },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(更多工具|More tools)$/ }))
    const download = await screen.findByRole('menuitem', { name: /^(下载|Download)$/ })
    // It fades in.
    await waitFor(() => expect(download).toBeVisible())
  },
}

/** Words are looked for with Ctrl F, and each hit is brought to sight. */
export const Finding: Story = {
  args: { course: 'report' },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement)
    canvas.getByRole('group', { name: /(的页面|^Pages of)/ }).focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    await userEvent.keyboard('uncertainty')
    await waitFor(() => expect(canvas.getByText(/^(第 1 处，共 12 处|1 of 12)$/)).toBeVisible(), slow)
    await waitFor(() => expect(canvasElement.querySelector('[data-hit][data-shown]')).not.toBeNull(), slow)
  },
}
export const NothingFound: Story = {
  args: { course: 'report' },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(查找|Find)$/ }))
    await userEvent.keyboard('thermometer')
    await waitFor(() => expect(canvas.getByText(/^(没有找到|Nothing found)$/)).toBeVisible(), slow)
  },
}

/** There is no page 99: the last one is shown, and that is said. */
export const PageCorrected: Story = {
  args: { course: 'report' },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement)
    const field = canvas.getByRole('textbox', { name: /^(页码|Page number)$/ })
    await userEvent.clear(field)
    await userEvent.type(field, '99{Enter}')
    await expect(await canvas.findByText(/^(没有第 99 页，已转到第 12 页|There is no page 99; this is page 12)$/)).toBeVisible()
  },
}
export const Turned: Story = {
  args: { zoom: 'page' },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(顺时针旋转|Rotate clockwise)$/ }))
  },
}
export const Links: Story = {
  args: { course: 'links', zoom: 100 },
  parameters: { notTouched: 'links lie where the document has them' },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement)
    await expect(await canvas.findByRole('link', {}, slow)).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Opening: Story = {
  args: { course: 'arriving', height: 320 },
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar')
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '54'))
  },
}
export const OpeningInEnglish: Story = { ...Opening, globals: { locale: 'en' } }
/** How much there is, is not known. */
export const OpeningUnmeasured: Story = { args: { course: 'unmeasured', height: 320 } }
export const Cancelled: Story = {
  args: { course: 'arriving', height: 320 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(取消|Cancel)$/ }))
    await expect(await canvas.findByRole('button', { name: /^(打开|Open)$/ })).toBeVisible()
  },
}

export const Locked: Story = {
  args: { course: 'locked', height: 360 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^(文件密码|Password of the file)$/, {}, slow)).toBeVisible()
  },
}
export const WrongPassword: Story = {
  args: { course: 'locked', height: 360 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/^(文件密码|Password of the file)$/, {}, slow), '1234{Enter}')
    await expect(await canvas.findByText(/^(密码不对，请再试一次|This password is wrong; try again)$/, {}, slow)).toBeVisible()
  },
}
export const Unlocked: Story = {
  args: { course: 'locked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/^(文件密码|Password of the file)$/, {}, slow), `${lockedPassword}{Enter}`)
    await drawn(canvasElement)
  },
}

const failed = (words: RegExp): Story['play'] =>
  async function play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(words, {}, slow)).toBeVisible()
  }
export const NotAPdf: Story = {
  args: { course: 'notPdf', height: 320 },
  play: failed(/^(这个文件不是 PDF|This file is no PDF)$/),
}
export const Damaged: Story = { args: { course: 'damaged', height: 320 }, play: failed(/^(文件已损坏|The file is damaged)/) }
export const NotFetched: Story = {
  args: { course: 'lost', height: 320 },
  play: failed(/^(文件没有取到|The file did not arrive)$/),
}
export const NotLoaded: Story = {
  args: { course: 'notLoaded', height: 320 },
  play: failed(/^(预览功能没有加载成功|The preview could not be loaded)$/),
}
export const NotLoadedInEnglish: Story = { ...NotLoaded, globals: { locale: 'en' } }

/** An older program left its Chinese font out, and the encodings are not served. */
export const FontsMissing: Story = {
  args: { course: 'fonts' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^(文件没有内嵌全部字体|The file lacks some of its fonts)/, {}, slow),
    ).toBeVisible()
  },
}

const courses = ['certificate', 'arriving', 'unmeasured', 'locked', 'notPdf', 'damaged', 'lost', 'notLoaded'] as const

/** Every state beside each other. */
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide" bare>
      {courses.map((course) => (
        <Live key={course} course={course} height={360} />
      ))}
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(4), slow)
    await expect(await canvas.findByLabelText(/^(文件密码|Password of the file)$/, {}, slow)).toBeVisible()
  },
}
