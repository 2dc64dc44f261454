import { QrCode } from '@etalon/ui/qr-code'

/** Leads to a certificate; it can be saved, copied and printed. */
export function Example() {
  return <QrCode label="Certificate LX-2026-003187" text="https://verify.example/LX-2026-003187" saveAs="LX-2026-003187" />
}
