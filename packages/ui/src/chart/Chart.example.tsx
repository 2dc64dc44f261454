import { LineChart } from '@etalon/ui/chart'

/** Values as text: they are shown as they were recorded. */
export function Example() {
  return (
    <LineChart
      label="Certificates issued"
      categoryLabel="Month"
      categories={['September', 'October', 'November']}
      series={[{ name: 'Force', values: ['318', '342', '287'] }]}
    />
  )
}
