import { Tree } from '@etalon/ui/tree'

const fields = [
  { id: 'force', label: 'Force', children: [{ id: 'pressure', label: 'Pressure' }] },
  { id: 'heat', label: 'Heat' },
]

/** Several may be chosen; a branch stands for the leaves beneath it. */
export function Example() {
  return <Tree label="What is measured" items={fields} mode="multiple" filterable onChosen={(ids) => console.log(ids)} />
}
