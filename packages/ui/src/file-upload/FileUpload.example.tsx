import { FileUpload, type UploadPorts } from '@etalon/ui/file-upload'

/** How files reach your server, in parts that can be sent again. */
const ports: UploadPorts = {
  begin: async ({ file }) => ({ uploadId: file.name, partSize: 1024 * 1024, received: [] }),
  sendPart: async (_, { content, progress }) => progress(content.size),
  finish: async ({ uploadId }) => ({ fileId: uploadId }),
  cancel: async () => undefined,
}

/** Attachments of an order. */
export function Example() {
  return (
    <FileUpload
      label="Attachments"
      ports={ports}
      multiple
      accept={['.pdf', 'image/*']}
      maxBytes={2 * 1024 * 1024}
      onUploaded={({ fileId }) => console.log(fileId)}
    />
  )
}
