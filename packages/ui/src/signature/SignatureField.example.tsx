import type { SignatureValue } from '@etalon/machines/signature'
import { SignatureField } from '@etalon/ui/signature'
import { useState } from 'react'

/** Drawn by finger, pen or mouse, or typed. */
export function Example() {
  const [signature, setSignature] = useState<SignatureValue | null>(null)
  return <SignatureField label="Customer’s signature" required value={signature} onChange={setSignature} />
}
