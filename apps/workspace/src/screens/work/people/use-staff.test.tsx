import { contract } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../../testing/in-workspace.tsx'
import { useWorkspace } from '../../../workspace/index.ts'
import { useStaff } from './use-staff.ts'

const member = (id: string, name: string) => ({
  ...{ id, account: `a${id}`, name, nameEn: '' },
  ...{ deptId: null, deptName: '', deptNameEn: '', roles: [] },
})
const pageOf = (...records: readonly object[]) => ({ records, total: records.length, size: 9999, current: 1, pages: 1 })

let forget = () => {}

function Choice() {
  const { people } = useWorkspace()
  forget = people.forget
  return (
    <select aria-label="登记人">
      {useStaff('department').map(({ staffId, staffName }) => (
        <option key={staffId} value={staffId}>
          {staffName}
        </option>
      ))}
    </select>
  )
}

test('[DICT-3] the staff are choices of a select as soon as they have come, asked for once however many look', async () => {
  const heard = serve(({ path }) =>
    path === contract.account.staffByDepartment.path.replace('/api/hm-metrology/', '')
      ? pageOf(member('8', '秦岳'), member('9', '贺文舟'))
      : undefined,
  )
  onTestFinished(() => forget())
  const screen = await render(
    <InWorkspace>
      <Choice />
      <Choice />
    </InWorkspace>,
  )
  await expect.element(screen.getByRole('option', { name: '贺文舟' }).nth(1)).toBeInTheDocument()
  expect(screen.container.querySelector('select')?.value).toBe('8')
  expect(heard.filter(({ path }) => path.startsWith('staff/'))).toHaveLength(1)
})
