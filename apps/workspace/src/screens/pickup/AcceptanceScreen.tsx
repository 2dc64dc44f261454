import { useWords } from '../../messages/index.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { PickupList } from './PickupList.tsx'

/** What customers ask for, to be accepted or refused; the notice of who comes leads here. */
export default function AcceptanceScreen() {
  const words = useWords(pickupMessages)
  return <PickupList title={words.acceptance} resCode="pickup" startView="10" hint={words.noneHint} />
}
