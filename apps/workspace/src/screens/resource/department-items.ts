import type { Department } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'
import type { TreeItem } from '@etalon/ui/tree'
import { inLanguage } from '../../messages/index.ts'

/** Departments as a tree, named in the language in force. */
export const departmentItems = (departments: readonly Department[], language: Language): readonly TreeItem[] =>
  departments.map(({ id, deptName, deptNameEn, children }) => ({
    id,
    label: inLanguage(language, deptName, deptNameEn),
    ...(children ? { children: departmentItems(children, language) } : {}),
  }))

const flat = (items: readonly TreeItem[]): readonly TreeItem[] => items.flatMap((one) => [one, ...flat(one.children ?? [])])

/** What each department is called in the language in force, by its id. */
export const departmentNames = (departments: readonly Department[], language: Language): ReadonlyMap<string, string> =>
  new Map(flat(departmentItems(departments, language)).map(({ id, label }) => [id, label]))
