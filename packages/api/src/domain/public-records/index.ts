export {
  type PublicRecordField,
  type PublicRecordFieldKey,
  type PublicRecordKind,
  publicRecordFieldKeys,
  publicRecordFields,
  publicRecordKinds,
  saysOf,
} from './public-records.ts'
