import { StatTile } from '@etalon/ui/stat-tile'

/** A number, what it was before, and a way to what it counts. */
export function Example() {
  return (
    <StatTile
      label="In the laboratory"
      value="143"
      unit="samples"
      change={{ direction: 'up', amount: '12', against: 'last week' }}
      href="#samples"
    />
  )
}
