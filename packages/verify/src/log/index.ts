export { checkpointText, type HeadCheck, headText, type LogHead, noteKeyId, parseCheckpoint, verifyHead } from './checkpoint.ts'
export { documentName, entryBytes, type LogEntry, type LogEntryKind, parseEntry, statementName } from './log-entry.ts'
export {
  hashText,
  type LogCheck,
  type LogFault,
  type LoggedEntry,
  type LogProof,
  type LogQuestion,
  parseProof,
  proofText,
  readLogProof,
  verifyLogged,
} from './logged-proof.ts'
export { bundleOf, entriesOf, hashesOf, leavesOf, parseTilePath, type Tile, tilePath, tilesOf, tileWidth } from './tiles.ts'
export {
  consistencyPath,
  dividedAt,
  emptyRoot,
  type HashOfRange,
  inclusionPath,
  isConsistent,
  isIncluded,
  leafHash,
  nodeHash,
  rootOf,
  type TreeHash,
} from './tree.ts'
