import { contract, type Department, type StaffRecord } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import type { Language } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { inLanguage } from '../../messages/index.ts'
import { staffMessages } from '../../messages/staff.ts'
import { roomFor } from '../list/room-for.ts'
import { departmentItems, departmentNames } from '../resource/department-items.ts'
import { defineResource, type FieldDefinition, type Resource, ResourceScreen, type Scope } from '../resource/index.ts'
import { Facts } from '../work/record/Facts.tsx'

interface StaffDraft {
  readonly staffNo: string
  readonly sex: string
  readonly ethnicType: string
  readonly birthday: string
  readonly idNumber: string
  readonly phone: string
  readonly address: string
  readonly educationType: string
  readonly school: string
  readonly major: string
  readonly dutyidType: string
  readonly titlepostType: string
  readonly isTechnicist: string
  readonly hiredOn: string
  readonly remark: string
}

const { staffRecord, department } = contract
const nameIn = (language: Language, { name, nameEn }: StaffRecord) => inLanguage(language, name, nameEn)
const draftOf = (row: StaffRecord | undefined): StaffDraft => ({
  staffNo: row?.staffNo ?? '',
  sex: row?.sex ?? '',
  ethnicType: row?.ethnicType ?? '',
  birthday: row?.birthday ?? '',
  idNumber: row?.idNumber ?? '',
  phone: row?.phone ?? '',
  address: row?.address ?? '',
  educationType: row?.educationType ?? '',
  school: row?.school ?? '',
  major: row?.major ?? '',
  dutyidType: row?.dutyidType ?? '',
  titlepostType: row?.titlepostType ?? '',
  isTechnicist: row?.isTechnicist ?? '0',
  hiredOn: row?.hiredOn ?? '',
  remark: row?.remark ?? '',
})
const yesNoOf = (value: string | undefined) => (value === '1' ? ('1' as const) : ('0' as const))

const staff = defineResource({
  code: 'staff-record',
  messages: staffMessages,
  call: staffRecord.list,
  sources: (client, signal): Promise<readonly Department[]> => client.send(department.list, { query: {}, signal, quiet: true }),
  page: (client, { current, size, filter: { isTechnicist, ...filter } }, signal) =>
    client.send(staffRecord.list, {
      query: { current, size, ...filter, ...(isTechnicist === undefined ? {} : { isTechnicist: yesNoOf(isTechnicist) }) },
      signal,
      quiet: true,
    }),
  describe: ({ words, language, labels, sources }): Resource<StaffRecord, StaffDraft> => {
    const names = departmentNames(sources, language)
    const deptOf = ({ deptId, deptName }: StaffRecord) => (deptId === null ? '' : (names.get(deptId) ?? deptName))
    const keyed = ['sex', 'ethnicType', 'educationType', 'dutyidType', 'titlepostType'] as const
    const dictionary = {
      sex: 'sex',
      ethnicType: 'ethnic_type',
      educationType: 'education_type',
      dutyidType: 'dutyid_type',
      titlepostType: 'titlepost_type',
    } as const
    const said = (row: StaffRecord, name: (typeof keyed)[number]) => labels.of(dictionary[name], row[name])
    const room = (name: (typeof keyed)[number]) => roomFor(words[name], labels.words(dictionary[name]))
    const choice = (name: (typeof keyed)[number]): FieldDefinition<StaffDraft> => ({
      name,
      label: words[name],
      input: { kind: 'choice', choices: labels.options(dictionary[name]), none: words.unsaid },
    })
    const asked = (name: 'educationType' | 'titlepostType' | 'isTechnicist', code: Parameters<typeof labels.options>[0]) => ({
      prop: name,
      label: words[name],
      type: 'select' as const,
      data: labels.options(code),
      valueKey: 'value',
      labelKey: 'label',
      showSearch: false,
    })
    return {
      title: words.title,
      nameOf: (row) => nameIn(language, row),
      search: [
        { prop: 'name', label: words.nameHint },
        asked('educationType', 'education_type'),
        asked('titlepostType', 'titlepost_type'),
        asked('isTechnicist', 'is_technicist'),
      ],
      columns: [
        { key: 'name', header: words.name, width: 112, phone: 'title', text: (row) => nameIn(language, row) },
        { key: 'staffNo', header: words.staffNo, width: 96, phone: 'start' },
        { key: 'deptName', header: words.dept, minWidth: language === 'en' ? 160 : 116, phone: 'start', text: deptOf },
        { key: 'sex', header: words.sex, ...room('sex'), text: (row) => said(row, 'sex') },
        {
          key: 'educationType',
          header: words.educationType,
          ...room('educationType'),
          text: (row) => said(row, 'educationType'),
        },
        {
          key: 'titlepostType',
          header: words.titlepostType,
          ...room('titlepostType'),
          text: (row) => said(row, 'titlepostType'),
        },
        {
          key: 'isTechnicist',
          header: words.isTechnicist,
          ...roomFor(words.isTechnicist, labels.words('is_technicist')),
          text: (row) => labels.of('is_technicist', row.isTechnicist),
        },
        { key: 'phone', header: words.phone, width: 116, numeric: true, phone: 'end' },
        {
          key: 'certificates',
          header: words.certificates,
          width: language === 'en' ? 140 : 112,
          numeric: true,
          text: (row) => words.certificatesOf(row.certificates),
        },
        { key: 'trainings', header: words.trainings, width: 112, numeric: true, text: (row) => words.trainingsOf(row.trainings) },
      ],
      // Beside a tree there is room for what is looked for: the rest is in the record.
      hiddenAtFirst: ['sex', 'educationType', 'titlepostType', 'isTechnicist', ...(language === 'en' ? ['trainings'] : [])],
      empty: { title: words.none, text: words.noneHint },
      history: (client, id, signal) => client.send(staffRecord.history, { query: { id }, signal, quiet: true }),
      details: (row) => (
        <>
          {row.isMasked && <Note>{words.masked}</Note>}
          <Facts
            facts={[
              [words.name, `${row.name} ${row.nameEn}`.trim()],
              [words.staffNo, row.staffNo],
              [words.dept, deptOf(row)],
              [words.sex, said(row, 'sex')],
              [words.ethnicType, said(row, 'ethnicType')],
              [words.birthday, row.birthday ?? ''],
              [words.idNumber, row.idNumber],
              [words.phone, row.phone],
              [words.address, row.address],
              [words.educationType, said(row, 'educationType')],
              [words.school, row.school],
              [words.major, row.major],
              [words.dutyidType, said(row, 'dutyidType')],
              [words.titlepostType, said(row, 'titlepostType')],
              [words.isTechnicist, labels.of('is_technicist', row.isTechnicist)],
              [words.hiredOn, row.hiredOn ?? ''],
              [words.certificates, words.certificatesOf(row.certificates)],
              [words.trainings, words.trainingsOf(row.trainings)],
              [words.remark, row.remark],
            ]}
          />
        </>
      ),
      form: {
        call: staffRecord.submit,
        title: (row) => (row ? words.edit(nameIn(language, row)) : words.title),
        fields: () => [
          { name: 'staffNo', label: words.staffNo, input: { kind: 'text', longest: 32 } },
          choice('sex'),
          choice('ethnicType'),
          { name: 'birthday', label: words.birthday, input: { kind: 'day' } },
          {
            name: 'idNumber',
            label: words.idNumber,
            input: { kind: 'text', longest: 18 },
            rule: ({ idNumber }) => fieldRules.idCard(idNumber) && fieldRules.idCard.message[language],
          },
          {
            name: 'phone',
            label: words.phone,
            input: { kind: 'text', longest: 11, type: 'tel' },
            rule: ({ phone }) => fieldRules.mobile(phone) && fieldRules.mobile.message[language],
          },
          { name: 'address', label: words.address, input: { kind: 'text', longest: 200 }, wide: true },
          choice('educationType'),
          { name: 'school', label: words.school, input: { kind: 'text', longest: 100 } },
          { name: 'major', label: words.major, input: { kind: 'text', longest: 100 } },
          choice('dutyidType'),
          choice('titlepostType'),
          {
            name: 'isTechnicist',
            label: words.isTechnicist,
            input: { kind: 'choice', choices: labels.options('is_technicist') },
            required: true,
          },
          { name: 'hiredOn', label: words.hiredOn, input: { kind: 'day' } },
          { name: 'remark', label: words.remark, input: { kind: 'area', longest: 500 }, wide: true },
        ],
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          if (!row) return undefined
          const body = {
            ...draft,
            id: row.id,
            version: row.version,
            isTechnicist: yesNoOf(draft.isTechnicist),
            birthday: draft.birthday || null,
            hiredOn: draft.hiredOn || null,
          }
          await client.send(staffRecord.submit, { body, idempotencyKey, quiet: true })
          return undefined
        },
        saved: () => words.saved,
      },
    }
  },
})

const scope: Scope<readonly Department[]> = {
  name: 'deptId',
  label: { zh: staffMessages.zh.departments, en: staffMessages.en.departments },
  items: ({ sources, language }) => departmentItems(sources, language),
}

/** The records of the people of an institute (BIZ-11). */
export default function StaffScreen() {
  return <ResourceScreen definition={staff} scope={scope} />
}
