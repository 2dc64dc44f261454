import { Formula } from '@etalon/ui/formula'

/** A formula in a line of text; `plain` is what is read aloud and copied. */
export function Example() {
  return (
    <p>
      The standard uncertainty is <Formula tex="u = \frac{U}{k}" plain="u = U / k" />.
    </p>
  )
}
