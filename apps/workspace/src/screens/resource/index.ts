export { AddButton } from './AddButton.tsx'
export { audited } from './audited.ts'
export { closing } from './closing.ts'
export { pageOf } from './page-of.ts'
export { ResourceScreen } from './ResourceScreen.tsx'
export { removal } from './removal.ts'
export {
  type Choice,
  defineResource,
  type FieldDefinition,
  noSources,
  type Question,
  type Resource,
  type ResourceForm,
  type ResourcePage,
  type ResourceRow,
  type RowAction,
  type Scope,
  type Told,
} from './resource-definition.ts'
export { staffChoices } from './staff-choices.ts'
export { afterMove, beneath, without } from './tree-rows.ts'
export { turning } from './turning.ts'
export { turningAndRemoval } from './turning-and-removal.ts'
export { useOpenedOnce } from './use-opened-once.ts'
