import { Button } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'

/** A group of facts with its heading and a way to change them. */
export function Example() {
  return (
    <Card title="Customer" actions={<Button size="small">Edit</Button>}>
      Changsha Xinglu Precision Machinery
    </Card>
  )
}
