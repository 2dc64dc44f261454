import type { Client } from '@etalon/api/client'
import { type Account, contract, goOnAddress, newAppId, type OpenApp } from '@etalon/api/contract'
import { type KnownParameterKey, saysYes } from '@etalon/api/domain'
import { ButtonLink } from '@etalon/ui/button'
import { Note } from '@etalon/ui/note'
import { StatePill } from '@etalon/ui/state-pill'
import { inLanguage } from '../../messages/index.ts'
import { openAppMessages } from '../../messages/open-app.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { defineResource, type Resource, ResourceScreen, removal, type Told } from '../resource/index.ts'
import { momentOf } from '../work/moments.ts'
import * as styles from './open-app.css.ts'

interface AppDraft {
  readonly appId: string
  readonly name: string
  readonly accountId: string
  readonly ssoUrl: string
}
interface Sources {
  readonly accounts: readonly Account[]
  /** Whether sign-ins are taken from other systems, and where the parameter is that says so. */
  readonly sso: { readonly isOn: boolean; readonly place: string }
}

const { open } = contract
/** The parameter that lets people come from other systems. */
const ssoKey: KnownParameterKey = 'system.sso'
const parametersPath = '/system/parameter/index'
/** Where the server tells how one signs. */
const signingPath = '/api-docs/open'

async function ssoOf(client: Client, signal: AbortSignal): Promise<Sources['sso']> {
  const { records } = await client.send(contract.parameter.list, { query: { size: 100, paramKey: ssoKey }, signal, quiet: true })
  const set = records.find(({ paramKey }) => paramKey === ssoKey)
  if (!set) return { isOn: false, place: parametersPath }
  const search = new URLSearchParams({ search: JSON.stringify({ paramKey: ssoKey }) })
  return { isOn: saysYes(set.paramValue), place: `${parametersPath}?${search}` }
}

function Secret({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <p className={styles.secret}>
      <span className={styles.label}>{label}</span>
      <code className={styles.letters}>{value}</code>
    </p>
  )
}

const apps = defineResource({
  code: 'open-app',
  messages: openAppMessages,
  call: open.apps,
  sources: async (client, signal): Promise<Sources> => {
    const [{ records: accounts }, sso] = await Promise.all([
      client.send(contract.account.page, { query: { current: 1, size: 9999, status: '1' }, signal, quiet: true }),
      ssoOf(client, signal),
    ])
    return { accounts, sso }
  },
  page: (client, { current, size, filter }, signal) =>
    client.send(open.apps, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, departmentOf, sources: { accounts, sso } }): Resource<OpenApp, AppDraft> => {
    const common = resourceMessages[language]
    const called = ({ accountName, accountNameEn }: OpenApp) => inLanguage(language, accountName, accountNameEn)
    const choices = accounts.map(({ id, account, name, nameEn, deptName, enterpriseName }) => ({
      value: id,
      label: `${inLanguage(language, name, nameEn)} (${account})`,
      note: enterpriseName || departmentOf(deptName),
    }))
    const told = (appId: string, secret: string): Told => ({
      title: words.toldTitle(appId),
      note: (
        <>
          {words.toldNote}{' '}
          <a className={styles.inText} href={signingPath} target="_blank" rel="noreferrer">
            {words.signing}
          </a>
        </>
      ),
      facts: [
        { label: words.appId, value: appId },
        { label: words.secret, value: secret, shown: <Secret label={words.secret} value={secret} /> },
      ],
    })
    return {
      title: words.title,
      nameOf: (row) => row.appId,
      search: [
        { prop: 'appId', label: words.appId },
        { prop: 'name', label: words.name },
      ],
      note: sso.isOn ? undefined : (
        <Note
          tone="warning"
          action={
            <ButtonLink size="small" href={sso.place}>
              {words.parameters}
            </ButtonLink>
          }
        >
          {words.ssoOff}
        </Note>
      ),
      columns: [
        { key: 'appId', header: words.appId, width: 128, phone: 'title' },
        { key: 'name', header: words.name, minWidth: 112, phone: 'start' },
        {
          key: 'accountName',
          header: words.account,
          minWidth: 112,
          phone: 'start',
          text: (row) => (row.accountEnabled ? called(row) : `${called(row)} · ${words.accountClosed}`),
          render: (row) =>
            row.accountEnabled ? (
              called(row)
            ) : (
              <>
                {called(row)}{' '}
                <StatePill tone="warning" shape="void">
                  {words.accountClosed}
                </StatePill>
              </>
            ),
        },
        { key: 'ssoUrl', header: words.ssoUrl, minWidth: 152, phone: 'line', text: (row) => row.ssoUrl || words.noSsoUrl },
        { key: 'createTime', header: words.admitted, width: 136, numeric: true, text: (row) => momentOf(row.createTime) },
        {
          key: 'lastUsedTime',
          header: words.lastUsed,
          width: 136,
          numeric: true,
          phone: 'end',
          text: (row) => (row.lastUsedTime === null ? words.never : momentOf(row.lastUsedTime)),
        },
      ],
      empty: { title: words.none, text: words.noneHint },
      form: {
        call: open.admitApp,
        add: words.add,
        title: (row) => (row ? words.edit(row.appId) : words.add),
        fields: (row) => [
          {
            name: 'appId',
            label: words.appId,
            input: { kind: 'text', longest: 56 },
            required: true,
            fixed: row !== undefined,
            hint: words.appIdHint,
            wide: true,
            rule: ({ appId }) => (row || newAppId.safeParse(appId.trim()).success ? undefined : words.appIdRule),
          },
          { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true, wide: true },
          {
            name: 'accountId',
            label: words.account,
            input: {
              kind: 'choice',
              // Whom it acts for stays shown once the account is closed.
              choices:
                row && !row.accountEnabled
                  ? [{ value: row.accountId, label: called(row), note: words.accountClosed }, ...choices]
                  : choices,
            },
            required: true,
            hint: words.accountHint,
            wide: true,
          },
          {
            name: 'ssoUrl',
            label: words.ssoUrl,
            input: { kind: 'text', longest: 2000, type: 'url' },
            hint: words.ssoUrlHint,
            wide: true,
            rule: ({ ssoUrl }) => (goOnAddress.safeParse(ssoUrl).success ? undefined : words.ssoUrlRule),
          },
        ],
        draftOf: (row) => ({
          appId: row?.appId ?? '',
          name: row?.name ?? '',
          accountId: row?.accountId ?? '',
          ssoUrl: row?.ssoUrl ?? '',
        }),
        save: async (client, { appId: typed, ...draft }, row, idempotencyKey) => {
          if (row) {
            const body = { ...draft, id: row.id, version: row.version }
            await client.send(open.changeApp, { body, idempotencyKey, quiet: true })
            return undefined
          }
          const appId = typed.trim()
          const { ssoUrl, ...asked } = draft
          // A parameter that somebody wrote by hand stays where nothing is said of it.
          const body = { ...asked, appId, ...(ssoUrl.trim() === '' ? {} : { ssoUrl }) }
          const { secret } = await client.send(open.admitApp, { body, quiet: true })
          return told(appId, secret)
        },
        saved: ({ appId }) => words.saved(appId.trim()),
      },
      actions: [
        {
          key: 'renew',
          label: words.renew,
          call: open.renewSecret,
          question: (row) => ({ title: words.renewTitle(row.appId), consequence: words.renewHint }),
          run: async (client, { id, version, appId }) => {
            const { secret } = await client.send(open.renewSecret, { body: { id, version } })
            return told(appId, secret)
          },
          done: (row) => words.renewed(row.appId),
        },
        {
          ...removal<OpenApp>(common, {
            call: open.removeApps,
            nameOf: (row) => row.appId,
            consequence: () => words.removeHint,
            run: async (client, row) => {
              await client.send(open.removeApps, { query: { ids: row.id } })
              return undefined
            },
          }),
          many: (count) => ({ title: common.removeMany(count), consequence: words.removeManyHint }),
        },
      ],
    }
  },
})

/** The systems that an institute lets in: each with a secret that is told once, and the account that it acts for (API-1, SES-11). */
export default function OpenAppScreen() {
  return <ResourceScreen definition={apps} />
}
