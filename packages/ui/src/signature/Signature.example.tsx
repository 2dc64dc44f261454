import { Signature } from '@etalon/ui/signature'

/** What was signed, to be looked at. */
export function Example() {
  return <Signature label="Customer’s signature" value={{ kind: 'typed', name: 'He Wenzhou' }} />
}
