import { PdfPreview } from '@etalon/ui/pdf-preview'

/** The source is an address, a file or its bytes. */
export function Example() {
  return (
    <div style={{ height: 480, display: 'grid' }}>
      <PdfPreview source="/certificates/LX-2026-003187.pdf" name="LX-2026-003187.pdf" />
    </div>
  )
}
