import { contract, type StaffCertificate, type StaffMember } from '@etalon/api/contract'
import { StatePill } from '@etalon/ui/state-pill'
import { inLanguage } from '../../messages/in-language.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { staffCertificateMessages } from '../../messages/staff.ts'
import { saveByTicket } from '../../workspace/index.ts'
import { urgencyOf } from '../enterprise/urgency.ts'
import { roomFor } from '../list/room-for.ts'
import { defineResource, type Resource, ResourceScreen, removal, staffChoices } from '../resource/index.ts'
import { shownInPage } from '../work/attachments/shown-in-page.ts'

interface CertificateDraft {
  readonly accountId: string
  readonly technologyDomain: string
  readonly abilityType: string
  readonly duty: string
  readonly level: string
  readonly certificateNumber: string
  readonly authority: string
  readonly issuedOn: string
  readonly validUntil: string
  readonly fileId: string
  readonly remark: string
}

const { staffCertificate, account } = contract
const looks = { over: ['danger', 'void'], soon: ['warning', 'begun'], later: ['success', 'done'] } as const
const dues = ['valid', 'soon', 'over'] as const
const draftOf = (row: StaffCertificate | undefined): CertificateDraft => ({
  accountId: row?.accountId ?? '',
  technologyDomain: row?.technologyDomain ?? '',
  abilityType: row?.abilityType ?? '',
  duty: row?.duty ?? 'tester',
  level: row?.level ?? '',
  certificateNumber: row?.certificateNumber ?? '',
  authority: row?.authority ?? '',
  issuedOn: row?.issuedOn ?? '',
  validUntil: row?.validUntil ?? '',
  fileId: row?.fileId ?? '',
  remark: row?.remark ?? '',
})
const bodyOf = (draft: CertificateDraft, id?: string) => ({
  ...draft,
  ...(id === undefined ? {} : { id }),
  duty: draft.duty === 'approver' ? ('approver' as const) : ('tester' as const),
  issuedOn: draft.issuedOn || null,
  fileId: draft.fileId || null,
})

const certificates = defineResource({
  code: 'staff-certificate',
  messages: staffCertificateMessages,
  call: staffCertificate.list,
  sources: async (client, signal): Promise<readonly StaffMember[]> => {
    const { records } = await client.send(account.staffByDepartment, { query: { current: 1, size: 9999 }, signal, quiet: true })
    return records
  },
  page: (client, { current, size, filter: { due, ...filter } }, signal) => {
    const wanted = dues.find((one) => one === due)
    return client.send(staffCertificate.list, {
      query: { current, size, ...filter, ...(wanted ? { due: wanted } : {}) },
      signal,
      quiet: true,
    })
  },
  describe: ({ words, language, labels, departmentOf, sources }): Resource<StaffCertificate, CertificateDraft> => {
    const asked = (name: 'technologyDomain' | 'abilityType' | 'level', code: Parameters<typeof labels.options>[0]) => ({
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
      nameOf: (row) => row.certificateNumber,
      history: (client, id, signal) => client.send(staffCertificate.history, { query: { id }, signal, quiet: true }),
      search: [
        { prop: 'name', label: words.name },
        { prop: 'certificateNumber', label: words.certificateNumber },
        asked('technologyDomain', 'technology_domain_type'),
        asked('abilityType', 'ability_type'),
        asked('level', 'STAFF_CERTIFICATE_LEVEL'),
      ],
      views: [
        { value: 'all', label: words.views.all, filter: {} },
        ...dues.map((due) => ({ value: due, label: words.views[due], filter: { due } })),
      ],
      columns: [
        { key: 'certificateNumber', header: words.certificateNumber, minWidth: 152, phone: 'title' },
        {
          key: 'name',
          header: words.name,
          width: labels.personWidth,
          phone: 'start',
          text: (row) => {
            const who = sources.find(({ id }) => id === row.accountId)
            return who ? inLanguage(language, who.name, who.nameEn) : row.name
          },
        },
        {
          key: 'deptName',
          header: words.dept,
          minWidth: language === 'en' ? 160 : 120,
          text: (row) => departmentOf(row.deptName),
        },
        {
          key: 'technologyDomain',
          header: words.technologyDomain,
          ...roomFor(words.technologyDomain, labels.words('technology_domain_type')),
          phone: 'start',
          text: (row) => labels.of('technology_domain_type', row.technologyDomain),
        },
        {
          key: 'abilityType',
          header: words.abilityType,
          ...roomFor(words.abilityType, labels.words('ability_type')),
          phone: 'end',
          text: (row) => labels.of('ability_type', row.abilityType),
        },
        {
          key: 'duty',
          header: words.duty,
          ...roomFor(words.duty, Object.values(words.duties)),
          phone: 'end',
          text: (row) => words.duties[row.duty],
        },
        {
          key: 'level',
          header: words.level,
          ...roomFor(words.level, labels.words('STAFF_CERTIFICATE_LEVEL')),
          text: (row) => labels.of('STAFF_CERTIFICATE_LEVEL', row.level),
        },
        { key: 'authority', header: words.authority, minWidth: 120 },
        { key: 'issuedOn', header: words.issuedOn, width: 104, numeric: true },
        {
          key: 'validUntil',
          header: words.validUntil,
          width: 124,
          phone: 'aside',
          text: (row) => row.validUntil,
          render: (row) => {
            const [tone, shape] = looks[urgencyOf(row.daysLeft)]
            return (
              <span title={words.daysLeft(row.daysLeft)}>
                <StatePill tone={tone} shape={shape} bare>
                  {row.validUntil}
                </StatePill>
              </span>
            )
          },
        },
      ],
      hiddenAtFirst: ['authority', 'issuedOn'],
      empty: { title: words.none, text: words.noneHint },
      form: {
        call: staffCertificate.submit,
        add: words.add,
        title: (row) => (row ? words.edit(row.certificateNumber) : words.add),
        fields: (row) => [
          {
            name: 'accountId',
            label: words.name,
            input: { kind: 'choice', choices: staffChoices(sources, language) },
            required: true,
          },
          {
            name: 'duty',
            label: words.duty,
            input: {
              kind: 'choice',
              choices: (['tester', 'approver'] as const).map((value) => ({ value, label: words.duties[value] })),
            },
            required: true,
            hint: words.dutyHint,
          },
          {
            name: 'technologyDomain',
            label: words.technologyDomain,
            input: { kind: 'choice', choices: labels.options('technology_domain_type') },
            required: true,
          },
          {
            name: 'abilityType',
            label: words.abilityType,
            input: { kind: 'choice', choices: labels.options('ability_type') },
            required: true,
          },
          { name: 'certificateNumber', label: words.certificateNumber, input: { kind: 'text', longest: 64 }, required: true },
          {
            name: 'level',
            label: words.level,
            input: { kind: 'choice', choices: labels.options('STAFF_CERTIFICATE_LEVEL'), none: '—' },
          },
          { name: 'authority', label: words.authority, input: { kind: 'text', longest: 100 }, wide: true },
          { name: 'issuedOn', label: words.issuedOn, input: { kind: 'day' } },
          { name: 'validUntil', label: words.validUntil, input: { kind: 'day' }, required: true, hint: words.validHint },
          {
            name: 'fileId',
            label: words.file,
            input: { kind: 'file' },
            wide: true,
            ...(row?.fileName ? { hint: resourceMessages[language].fileThere(row.fileName) } : {}),
          },
          { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
        ],
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          // A file that was chosen and taken out again is the one before.
          const fileId = draft.fileId === '' ? (row?.fileId ?? '') : draft.fileId
          await client.send(staffCertificate.submit, { body: bodyOf({ ...draft, fileId }, row?.id), idempotencyKey, quiet: true })
          return undefined
        },
        saved: ({ certificateNumber }) => words.saved(certificateNumber),
      },
      preview: ({ fileId, fileName }) => (fileId === null ? undefined : shownInPage({ fileId, fileName })),
      actions: [
        {
          key: 'download',
          label: words.download,
          call: staffCertificate.list,
          isOffered: (row) => row.fileId !== null,
          run: async (client, { fileId, fileName }) => {
            if (fileId !== null) await saveByTicket(client, { id: fileId, kind: 'file' }, fileName)
            return undefined
          },
          done: ({ fileName }) => words.downloading(fileName),
        },
        removal<StaffCertificate>(resourceMessages[language], {
          call: staffCertificate.remove,
          nameOf: (row) => row.certificateNumber,
          consequence: () => words.gone,
          run: async (client, row) => {
            await client.send(staffCertificate.remove, { query: { ids: row.id } })
            return undefined
          },
          undo: (client, row) => client.send(staffCertificate.submit, { body: bodyOf(draftOf(row)) }),
        }),
      ],
    }
  },
})

/** What certificates of people say, and which run out soon (BIZ-11). */
export default function CertificateScreen() {
  return <ResourceScreen definition={certificates} />
}
