export { DefinitionList, type DefinitionListProps, type Fact } from './DefinitionList.tsx'
