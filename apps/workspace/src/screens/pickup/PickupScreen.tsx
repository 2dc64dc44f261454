import { useWords } from '../../messages/index.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { PickupList } from './PickupList.tsx'

/** The appointments of one's own enterprise, and asking for another. */
export default function PickupScreen() {
  const words = useWords(pickupMessages)
  return <PickupList title={words.own} resCode="pickup-own" startView="all" hint={words.ownHint} />
}
