import type { UploadFile } from './upload.types.ts'

/**
 * Whether a file is of a kind that is asked for: by an ending (`.pdf`), a media type (`application/pdf`) or a family of them
 * (`image/*`), whatever their case; any is where none is named. Names and types are only claims: what a file holds is the server's
 * to check.
 */
export function isAccepted({ name, type }: Pick<UploadFile, 'name' | 'type'>, accept: readonly string[]): boolean {
  const kinds = accept.map((kind) => kind.trim().toLowerCase()).filter((kind) => kind !== '')
  return kinds.length === 0 || kinds.some((kind) => isOf(kind, name.toLowerCase(), type.toLowerCase()))
}

function isOf(kind: string, name: string, type: string) {
  if (kind.startsWith('.')) return name.endsWith(kind)
  if (kind === '*/*') return true
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}
