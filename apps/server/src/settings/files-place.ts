import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the content of files that were handed in stands. */
export type FilesPlace =
  | {
      readonly kind: 'folder'
      /** Its absolute path. */
      readonly folder: string
    }
  | {
      readonly kind: 's3'
      /** Its name. */
      readonly bucket: string
      /** @default 'us-east-1', which servers that know no regions take */
      readonly region: string
      /** Of a server that is not Amazon’s. */
      readonly endpoint: string | undefined
      /** Left out, those that the machine has: environment of AWS, its files, or the role of the machine. */
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
      /** The bucket stands in the path and not in the name of the host. */
      readonly pathStyle: boolean
    }

/** The settings about files, as they were given. */
export interface FilesSettings {
  /** `file:` or `s3:` address. */
  readonly ETALON_FILES?: string | undefined
  /** Of the bucket. */
  readonly ETALON_S3_REGION?: string | undefined
  /** Address of a server that is not Amazon’s. */
  readonly ETALON_S3_ENDPOINT?: string | undefined
  /** Whom the bucket knows. */
  readonly ETALON_S3_ACCESS_KEY?: string | undefined
  /** The secret to it. */
  readonly ETALON_S3_SECRET_KEY?: string | undefined
  /** `1`: the bucket stands in the path. */
  readonly ETALON_S3_PATH_STYLE?: '0' | '1' | undefined
}

/** The address of a bucket, by Amazon’s rules for names. */
const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/

/** The folder that a `file:` address names; undefined where it names none of this machine. */
function folderOf(address: string): string | undefined {
  try {
    const folder = fileURLToPath(address)
    return isAbsolute(folder) ? folder : undefined
  } catch {
    return undefined
  }
}

/** Whether an address names a bucket or a folder. */
export const isFilesAddress = (address: string): boolean => bucketAddress.test(address) || folderOf(address) !== undefined

/**
 * Puts the settings about files together.
 * @param folder where files stand when nothing is set
 * @returns the place, or a sentence that says what does not fit
 */
export function filesPlaceOf(given: FilesSettings, folder: string): FilesPlace | string {
  const bucket = bucketAddress.exec(given.ETALON_FILES ?? '')?.[1]
  if (bucket === undefined) {
    const unused = Object.keys(given).find(
      (name) => name.startsWith('ETALON_S3_') && given[name as keyof FilesSettings] !== undefined,
    )
    if (unused) return `${unused}: is of use with ETALON_FILES=s3://<bucket> alone`
    return { kind: 'folder', folder: given.ETALON_FILES === undefined ? folder : (folderOf(given.ETALON_FILES) ?? folder) }
  }
  const { ETALON_S3_ACCESS_KEY: accessKeyId, ETALON_S3_SECRET_KEY: secretAccessKey } = given
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    return `${accessKeyId === undefined ? 'ETALON_S3_ACCESS_KEY' : 'ETALON_S3_SECRET_KEY'}: must be set with the other key`
  return {
    kind: 's3',
    bucket,
    region: given.ETALON_S3_REGION ?? 'us-east-1',
    endpoint: given.ETALON_S3_ENDPOINT,
    credentials: accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined,
    // Servers that one runs oneself seldom have a name for every bucket.
    pathStyle:
      given.ETALON_S3_PATH_STYLE === undefined ? given.ETALON_S3_ENDPOINT !== undefined : given.ETALON_S3_PATH_STYLE === '1',
  }
}
