import type { StaffMember } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'
import { inLanguage } from '../../messages/index.ts'
import type { Choice } from './resource-definition.ts'

/** The staff to choose from: each named in the language in force, with the department. */
export const staffChoices = (staff: readonly StaffMember[], language: Language): readonly Choice[] =>
  staff.map(({ id, name, nameEn, deptName, deptNameEn }) => ({
    value: id,
    label: inLanguage(language, name, nameEn),
    note: inLanguage(language, deptName, deptNameEn),
  }))
