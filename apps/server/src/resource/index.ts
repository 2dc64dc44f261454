export { defineResource, type Page, type Resource, type ResourceDefinition } from './resource.ts'
