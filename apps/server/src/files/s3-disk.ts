import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FilesPlace } from '../settings/index.ts'

/** Milliseconds for a connection, and for an answer once it is there. */
const patience = { connectionTimeout: 3000, requestTimeout: 20_000 } as const

/** A bucket of S3, or of a server that speaks as it does. */
export function s3Disk({ bucket, region, endpoint, credentials, pathStyle }: Extract<FilesPlace, { kind: 's3' }>): Disk {
  const driver = new S3Driver({
    bucket,
    region,
    forcePathStyle: pathStyle,
    visibility: 'private',
    // Buckets are closed to the public by policy now, and refuse to be told so file by file.
    supportsACL: false,
    requestHandler: patience,
    // Every part is compared with the hash in the database; not every server that speaks S3 knows these besides.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials: { ...credentials } }),
  })
  return new Disk(driver)
}
