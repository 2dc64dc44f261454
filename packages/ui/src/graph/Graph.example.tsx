import { Graph } from '@etalon/ui/graph'

/** How a gauge leads back to the national standard. */
export function Example() {
  return (
    <Graph
      label="Traceability"
      nodes={[
        { id: 'national', title: 'National standard' },
        { id: 'piston', title: 'Piston gauge', note: '0.02 grade' },
        { id: 'gauge', title: 'Pressure gauge' },
      ]}
      edges={[
        { from: 'national', to: 'piston' },
        { from: 'piston', to: 'gauge', label: 'JJG 52' },
      ]}
    />
  )
}
