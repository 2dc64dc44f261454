export { keptRecord, turnedRecord } from './kept-record.ts'
export { listSources } from './list-sources.ts'
export { type OfficeList, officeList } from './office-list.ts'
export { defineResource, type Resource, type ResourceDefinition, type ResourceSource } from './resource.ts'
