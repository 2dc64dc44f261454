export { type FileValues, readFileValues, readingIn, valueAt } from './read-values.ts'
export {
  apiAccess,
  type DatabaseSource,
  databaseAccess,
  databaseSources,
  fileAccess,
  isDatabaseSource,
  missingFields,
  mostTemplateFields,
  ownFields,
  portAccess,
  type RecordTemplateFault,
  readApiSource,
  recordTemplateFaults,
  type TemplateField,
  targetsOf,
  typedAccess,
} from './record-template.ts'
