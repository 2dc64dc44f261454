import type { ExportFile } from '@etalon/machines/data-table'
import { saveFile } from '@etalon/ui/saved-file'

/** Hands a file that the browser made to the person. */
export const handOver = ({ name, content }: ExportFile): void => {
  if (content instanceof Blob) saveFile(content, name)
}
