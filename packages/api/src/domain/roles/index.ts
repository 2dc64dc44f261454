export { type BuiltInRole, type BuiltInRoleCode, builtInRoles, isBuiltInRole } from './roles.ts'
