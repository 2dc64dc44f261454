import { FileDrop } from '@etalon/ui/file-drop'

/** Takes files and hands them on; `FileUpload` sends them as well. */
export function Example() {
  return <FileDrop label="Certificate" accept={['.pdf']} hint="PDF" onFiles={(files) => console.log(files)} />
}
