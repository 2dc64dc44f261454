import { largestFile } from '@etalon/api/contract'
import { FileUpload } from '@etalon/ui/file-upload'
import { useUploads } from '../work/attachments/use-uploads.ts'

interface FileFieldProps {
  readonly label: string
  readonly required: boolean
  readonly error: string | undefined
  readonly hint: string | undefined
  /** Gets the id of the file that the server has; an empty one where it was taken out again. */
  readonly onFile: (fileId: string) => void
}

/** A file, sent in parts, that a record is about. */
export function FileField({ label, required, error, hint, onFile }: FileFieldProps) {
  const uploads = useUploads()
  return (
    <FileUpload
      label={label}
      labelPosition="above"
      {...uploads}
      required={required}
      error={error}
      maxBytes={largestFile.inParts}
      onUploaded={({ fileId }) => onFile(fileId)}
      onRemoved={() => onFile('')}
      {...(hint ? { hint } : {})}
    />
  )
}
