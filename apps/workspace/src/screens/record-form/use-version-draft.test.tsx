import { draftKey } from '@etalon/machines/draft'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { serve } from '../../testing/in-workspace.tsx'
import { createWorkspace, readStored, WorkspaceProvider, writeStored } from '../../workspace/index.ts'
import { useVersionDraft } from './use-version-draft.ts'

const initial = { remark: '', address: '五一大道 9 号' }
const read = (stored: Readonly<Record<string, unknown>>) => ({
  remark: String(stored.remark ?? ''),
  address: String(stored.address ?? ''),
})

function Form() {
  const { values } = useVersionDraft({ name: 'note', edited: { id: '7', version: 4 }, initial, read, carried: undefined })
  return <p data-testid="form">{`${values.remark} ${values.address}`}</p>
}

test('[REG-2][FLOW-3] an older draft goes with a form that took it over and went before it had saved itself', async () => {
  serve(() => [])
  const began = { remark: '', address: '五一大道 1 号' }
  const older = draftKey({ userId: '', formId: 'note:7:3' })
  writeStored(older, { version: 1, values: { ...began, remark: '上午不在' }, began, idempotencyKey: 'older', revision: 1 })
  // Nothing saves itself while time stands.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // Without the strict mode, which lets every form go once and so save itself as it comes.
  const screen = await render(
    <WorkspaceProvider workspace={createWorkspace()}>
      <Form />
    </WorkspaceProvider>,
  )
  await expect.element(page.getByTestId('form')).toHaveTextContent('上午不在 五一大道 9 号')
  const newer = draftKey({ userId: '', formId: 'note:7:4' })
  expect([readStored(newer), readStored(older)]).toMatchObject([undefined, { idempotencyKey: 'older' }])
  await screen.unmount()
  expect(readStored(newer)).toMatchObject({ values: { remark: '上午不在', address: '五一大道 9 号' }, began: { remark: '' } })
  expect(readStored(older)).toBeUndefined()
})
