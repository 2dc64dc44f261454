import type { Versioned } from '@etalon/api/contract'

/** The version that a record is saved by. */
export const versionOf = (record: Versioned): number => ('standing' in record ? record.standing.version : record.version)
