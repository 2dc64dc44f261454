import type { TableRow } from '@etalon/machines/data-table'
import { useMemo, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, useDialog } from '../../dialog/index.ts'
import '../../theme/index.ts'
import { type ColumnDefinition, DataTable, useDataTable } from '../index.ts'

interface Row extends TableRow {
  id: string
}

/** Rows that go once they are done: by their own buttons, or by a dialog of theirs. */
function Work({ count, slow }: { count: number; slow: boolean }) {
  const done = useRef(new Set<string>())
  const [chosen, setChosen] = useState('')
  const dialog = useDialog('small')
  const actor = useDataTable({
    size: 50,
    loadPage: async () => {
      const all = Array.from({ length: count }, (_, place) => ({ id: `X${place + 1}` }))
      const rows = all.filter(({ id }) => !done.current.has(id))
      return { rows, total: rows.length }
    },
  })
  const columns = useMemo((): ColumnDefinition<Row>[] => {
    const finish = (id: string) => {
      done.current.add(id)
      actor.send({ type: 'REFRESH' })
    }
    return [
      { key: 'id', header: '编号' },
      {
        key: 'act',
        header: '操作',
        width: 300,
        render: ({ id }) => (
          <>
            <button type="button" onClick={() => finish(id)}>
              完成{id}
            </button>
            <button
              type="button"
              onClick={() => {
                setChosen(id)
                dialog.open()
              }}
            >
              分配{id}
            </button>
          </>
        ),
      },
    ]
  }, [actor, dialog])
  const assign = () => {
    done.current.add(chosen)
    actor.send({ type: 'REFRESH' })
    if (slow) setTimeout(() => dialog.close('done'), 200)
    else dialog.close('done')
  }
  return (
    <main tabIndex={-1}>
      <div style={{ height: 300, display: 'flex' }}>
        <DataTable<Row> actor={actor} label="工作" columns={columns} paged={false} />
      </div>
      <Dialog actor={dialog.actor} title="分配" views={false}>
        <button type="button" onClick={assign}>
          确定
        </button>
      </Dialog>
    </main>
  )
}

const standsIn = (row: number, column: number) =>
  expect
    .poll(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))
    .toBe(String(row))
    .then(() => expect(document.activeElement?.getAttribute('data-column')).toBe(String(column)))

/** Goes into the buttons of a row's last cell by keys alone. */
async function enterActions(row: string) {
  await expect.element(page.getByRole('gridcell', { name: row, exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('gridcell', { name: row, exact: true }))
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(page.getByRole('button', { name: `完成${row}` })).toHaveFocus()
}

test('[A11Y-2][TBL-4] a row that goes by its own button hands the keyboard to the row that comes instead, and arrows go on', async () => {
  await render(<Work count={3} slow={false} />)
  await enterActions('X2')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('gridcell', { name: 'X2', exact: true })).not.toBeInTheDocument()
  await standsIn(1, 2)
  expect(document.activeElement?.closest('[role=row]')?.textContent).toContain('X3')
  await userEvent.keyboard('{ArrowUp}')
  await standsIn(0, 2)
})

test('[A11Y-2][TBL-4] the last row hands it to the one before, and where none is left, to the head', async () => {
  await render(<Work count={2} slow={false} />)
  await enterActions('X2')
  await userEvent.keyboard('{Enter}')
  await standsIn(0, 2)
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('columnheader', { name: '操作' })).toHaveFocus()
})

test.each([false, true])(
  '[A11Y-2][DLG-3] a dialog whose row has gone gives the keyboard to the row that came instead (rows come first: %s)',
  async (slow) => {
    await render(<Work count={3} slow={slow} />)
    await enterActions('X2')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('dialog', { name: '分配' })).toBeVisible()
    await page.getByRole('button', { name: '确定' }).click()
    await expect.element(page.getByRole('dialog', { name: '分配' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('gridcell', { name: 'X2', exact: true })).not.toBeInTheDocument()
    await standsIn(1, 2)
    await userEvent.keyboard('{ArrowUp}')
    await standsIn(0, 2)
  },
)
