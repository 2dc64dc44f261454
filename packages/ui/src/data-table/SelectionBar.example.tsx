import { Button } from '@etalon/ui/button'
import { SelectionBar, useDataTable } from '@etalon/ui/data-table'

/** What can be done with the selected rows of a list that is no table. */
export function Example() {
  const list = useDataTable({
    loadPage: async () => ({
      rows: Array.from({ length: 50 }, (_, place) => ({ id: String(place) })),
      total: 1286,
    }),
  })
  return (
    <>
      <Button onPress={() => list.send({ type: 'ROW.TOGGLED', key: '0' })}>Select the first</Button>
      <SelectionBar actor={list} actions={<Button size="small">Print labels</Button>} />
    </>
  )
}
