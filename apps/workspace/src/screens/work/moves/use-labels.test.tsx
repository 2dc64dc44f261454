import { MessagesProvider } from '@etalon/ui/i18n'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../../testing/in-workspace.tsx'
import { useWorkspace } from '../../../workspace/index.ts'
import { useLabels } from './use-labels.ts'

const record = { tenantId: '000000', remark: '', isSealed: 0, isDeleted: 0, hasChildren: false, dictValueEn: '' }
const states = [
  { ...record, id: '9', parentId: '0', code: 'order_status', dictKey: '-1', dictValue: '委托状态', sort: 0 },
  { ...record, id: '1', parentId: '9', code: 'order_status', dictKey: '300', dictValue: '院内检测', sort: 1 },
  { ...record, id: '2', parentId: '9', code: 'order_status', dictKey: '310', dictValue: '外送检测', sort: 2 },
]

let forget = () => {}
afterEach(() => forget())

function Shown() {
  const labels = useLabels()
  const { dictionaries } = useWorkspace()
  forget = dictionaries.forget
  const { of } = labels
  return (
    <>
      <button type="button" onClick={() => void dictionaries.load()}>
        load
      </button>
      <p>{[of('order_status', '300'), of('order_status', '310' as '300'), of('order_status', '1000')].join(' ')}</p>
      <ul>
        {labels.options('order_status').map(({ value, label }) => (
          <li key={value}>{`${value} ${label}`}</li>
        ))}
      </ul>
    </>
  )
}

test('[DICT-2][API-4] labels and choices are those of the back end once they came; what it has no word for keeps its own', async () => {
  serve(({ path }) => (path === '/api/blade-system/dict/list' ? states : []))
  const screen = await render(<Shown />, { wrapper: InWorkspace })
  await expect.element(screen.getByText('检测中 310 已完成')).toBeVisible()
  await screen.getByRole('button', { name: 'load' }).click()
  await expect.element(screen.getByText('院内检测 外送检测 已完成')).toBeVisible()
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['300 院内检测', '310 外送检测'])
})

test('[DICT-2] without an English word of the institute’s, that of the specification is shown', async () => {
  serve(({ path }) => (path === '/api/blade-system/dict/list' ? states : []))
  const screen = await render(
    <InWorkspace>
      <MessagesProvider language="en">
        <Shown />
      </MessagesProvider>
    </InWorkspace>,
  )
  await screen.getByRole('button', { name: 'load' }).click()
  await expect.element(screen.getByText(/^Testing 外送检测/)).toBeVisible()
})
