import { StatePill } from '@etalon/ui/state-pill'

/** A state by its icon and its word, never by colour alone. */
export function Example() {
  return (
    <StatePill tone="info" shape={{ part: 0.5 }}>
      Being tested
    </StatePill>
  )
}
