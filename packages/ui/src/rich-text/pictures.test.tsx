import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { RichTextView } from './index.ts'
import { Subject } from './story-subject.tsx'
import { keepInPage, storyPicture } from './story-text.ts'
import { button, place, text } from './testing/hands.ts'

// The first field fetches Tiptap.
vi.setConfig({ testTimeout: 30_000 })

const changed = vi.fn<(value: string) => void>()
beforeEach(() => changed.mockClear())
const last = () => changed.mock.calls.at(-1)?.[0]
const fileInput = () => {
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  return input
}

test('[RICH-1] a picture asks for its words, goes to the server, and stands in the text', async () => {
  const upload = vi.fn(keepInPage)
  await render(<Subject onChange={changed} value="<p>外观</p>" uploadPicture={upload} />)
  await expect.element(text()).toBeVisible()
  await place()
  await userEvent.upload(fileInput(), await storyPicture())
  await expect.element(page.getByRole('dialog', { name: '插入图片' })).toBeVisible()
  await button('确定').click()
  await expect.element(page.getByText(/请说明图片的内容/)).toBeVisible()
  await page.getByRole('textbox', { name: '图片说明' }).fill('压力表的表盘')
  await button('确定').click()
  await expect.poll(last).toMatch(/<p>外观<\/p><img src="blob:[^"]+" alt="压力表的表盘">/)
  expect(upload.mock.calls[0]?.slice(0, 2)).toMatchObject([{ name: '表盘.png' }, '压力表的表盘'])
  await text().getByRole('img', { name: '压力表的表盘' }).click()
  await button('图片说明').click()
  await page.getByRole('textbox', { name: '图片说明' }).fill('表盘')
  await button('确定').click()
  await expect.poll(last).toContain('alt="表盘"')
})

test('[RICH-1] a picture that the server did not take says so, keeps its words, and is sent again', async () => {
  let isOffline = true
  await render(
    <Subject
      onChange={changed}
      uploadPicture={(file) => (isOffline ? Promise.reject(new Error('offline')) : keepInPage(file))}
    />,
  )
  await expect.element(text()).toBeVisible()
  await userEvent.upload(fileInput(), await storyPicture())
  await page.getByText('仅作装饰').click()
  await button('确定').click()
  await expect.element(page.getByText(/图片没有上传成功/)).toBeVisible()
  isOffline = false
  await button('重试').click()
  await expect.poll(last).toMatch(/<img src="blob:[^"]+" alt="">/)
})

test('[RICH-1] a picture is pasted and dropped; what is none, or a drawing that can hold scripts, is refused', async () => {
  await render(<Subject onChange={changed} value="<p>ab</p>" />)
  await expect.element(text()).toBeVisible()
  await place()
  const give = (type: 'paste' | 'drop', file: File) => {
    const data = new DataTransfer()
    data.items.add(file)
    const box = text().element().getBoundingClientRect()
    const at = { clientX: box.left + 20, clientY: box.top + 15, bubbles: true, cancelable: true }
    text()
      .element()
      .dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...at }),
      )
  }
  for (const type of ['paste', 'drop'] as const) {
    give(type, await storyPicture())
    await page.getByRole('textbox', { name: '图片说明' }).fill(type)
    await button('确定').click()
    await expect.poll(last).toContain(`alt="${type}"`)
  }
  give('paste', new File(['<svg onload="1"/>'], 'a.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText(/a\.svg 不是 PNG/)).toBeVisible()
})

test('[RICH-1] a picture behind a header of the session is fetched by who knows it, in the editor and where it is read', async () => {
  const picture = await storyPicture()
  const asked: string[] = []
  const loadPicture = async (address: string) => {
    asked.push(address)
    if (address.includes('gone')) throw new Error('not found')
    return picture
  }
  const [there, gone] = ['/kept?fileId=1', '/kept?fileId=gone']
  const html = `<p>外观</p><img src="${there}" alt="表盘"><img src="${gone}" alt="铭牌">`
  await render(<Subject onChange={changed} value={html} loadPicture={loadPicture} />)
  await expect.element(text()).toBeVisible()
  const shown = (words: string) => text().getByRole('img', { name: words }).element()
  await expect.poll(() => shown('表盘').getAttribute('src')).toMatch(/^blob:/)
  // What does not come is read in words.
  await expect.poll(() => shown('铭牌').hasAttribute('data-failed')).toBe(true)
  expect([...new Set(asked)].toSorted()).toEqual([there, gone].toSorted())
  // The text keeps where the picture lies, never where this page shows it from; a picture is taken back as words are.
  await place()
  await userEvent.upload(fileInput(), picture)
  await page.getByRole('textbox', { name: '图片说明' }).fill('新图')
  await button('确定').click()
  await expect.poll(last).toContain('alt="新图"')
  expect(last()).toContain(`<img src="${there}" alt="表盘">`)
  await button('撤销').click()
  await expect.poll(last).not.toContain('新图')
})

test('[RICH-1] a text that is read asks for its pictures once, and gives their places back', async () => {
  const picture = await storyPicture()
  const loadPicture = vi.fn(async () => picture)
  const view = await render(<RichTextView html='<img src="/kept?fileId=1" alt="表盘">' loadPicture={loadPicture} />)
  const image = page.getByRole('img', { name: '表盘' }).element()
  await expect.poll(() => image.getAttribute('src')).toMatch(/^blob:/)
  const address = image.getAttribute('src') ?? ''
  await view.rerender(<RichTextView html='<p>a</p><img src="/kept?fileId=1" alt="表盘">' loadPicture={loadPicture} />)
  await view.unmount()
  await expect(fetch(address)).rejects.toThrow()
})
