import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChangedMeanwhile, type FormPart, textPart } from './ChangedMeanwhile.tsx'
import { type Typed, typedOf } from './typed-values.ts'

interface Draft {
  readonly id: string
  readonly name: string
  readonly remark: string
}
const began: Draft = { id: '1', name: '甲厂', remark: '' }

const enterpriseAndRemark: readonly FormPart<Draft>[] = [
  { label: '单位', names: ['id', 'name'], text: ({ name }) => name },
  textPart<Draft>('备注', 'remark'),
]

interface SubjectProps {
  readonly typed: Typed<Draft>
  readonly saved: Draft
  readonly parts?: readonly FormPart<Draft>[]
}

/** A form that holds what was typed, over what somebody else saved. */
function Subject({ typed, saved, parts = enterpriseAndRemark }: SubjectProps) {
  const [values, setValues] = useState<Draft>({ ...saved, ...typed.values })
  const draft = { values, change: (changes: Partial<Draft>) => setValues({ ...values, ...changes }) }
  return (
    <>
      <ChangedMeanwhile typed={typed} saved={saved} parts={parts} draft={draft} />
      <output>{JSON.stringify(values)}</output>
    </>
  )
}

test('[FLOW-3][REG-2][F28] where two do not agree both texts are shown, and the saved one is taken over whole', async () => {
  const typed = typedOf(began, { id: '2', name: '乙厂', remark: '急件' })
  await render(<Subject typed={typed} saved={{ id: '3', name: '丙厂', remark: '' }} />)
  const parts = page.getByRole('list', { name: '两边不一致的内容' })
  // Of the remark the other one said nothing: it is simply the person's own.
  await expect.element(parts).toHaveTextContent('单位已保存： 丙厂您的： 乙厂用已保存的')
  await page.getByRole('button', { name: '单位：用已保存的' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('{"id":"3","name":"丙厂","remark":"急件"}')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('这条记录刚被他人修改，您填写的内容已带到新版本上两边改的没有冲突，已合在一起。请核对后再保存。')
})

test('[FLOW-3][F28] an emptied field is told as such', async () => {
  await render(
    <Subject typed={typedOf({ ...began, remark: '原来' }, { ...began, remark: '' })} saved={{ ...began, remark: '新的' }} />,
  )
  await expect.element(page.getByRole('list')).toHaveTextContent('备注已保存： 新的您的： （空）用已保存的')
})

test('[FLOW-3] two parts that are called alike are two', async () => {
  const complaints = vi.spyOn(console, 'error')
  const typed = typedOf(began, { ...began, name: '乙厂', remark: '急件' })
  const parts = [textPart<Draft>('压力表 001', 'name'), textPart<Draft>('压力表 001', 'remark')]
  await render(<Subject typed={typed} saved={{ id: '1', name: '丙厂', remark: '不急' }} parts={parts} />)
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('压力表 001已保存： 不急您的： 急件用已保存的')
  expect(complaints).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '压力表 001：用已保存的' }).first().click()
  await expect.element(page.getByRole('list')).toHaveTextContent('压力表 001已保存： 不急您的： 急件用已保存的')
})
