import { Pager, useDataTable } from '@etalon/ui/data-table'

/** Turns the pages of a list that is no table. */
export function Example() {
  const list = useDataTable({
    size: 20,
    loadPage: async ({ page, size }) => ({
      rows: Array.from({ length: size }, (_, place) => ({ id: String((page - 1) * size + place) })),
      total: 1286,
    }),
  })
  return <Pager actor={list} note="0.2 s" />
}
