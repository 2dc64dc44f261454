import { type AnswerOf, contract } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import { Card, Page } from '@etalon/ui/card'
import { DefinitionList } from '@etalon/ui/definition-list'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { ownAccountMessages } from '../../messages/own-account.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { Answered } from '../work/record/Answered.tsx'
import { useAnswer } from '../work/record/use-answer.ts'
import * as styles from './own-account.css.ts'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

type Me = AnswerOf<typeof contract.session.userInfo>

/**
 * Who one is, one's password, and where one is signed in. With `activeName=password` the keyboard is in the password: so come those
 * who have to choose another one (SES-13).
 */
export default function OwnAccountScreen({ query }: ViewProps) {
  const { client } = useWorkspace()
  const words = useWords(ownAccountMessages)
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.session.userInfo, { signal, quiet: true }), [client]),
  )
  const [changes, setChanges] = useState(0)
  const onChanged = () => {
    setChanges((before) => before + 1)
    reload()
  }
  return (
    <Page title={words.title}>
      <Answered answer={answer} reload={reload}>
        {(me) => (
          <div className={styles.columns}>
            <div className={styles.column}>
              <Profile me={me} />
              <PasswordCard
                account={me.account}
                isAsked={me.passwordChangeRequired}
                isMeant={query.activeName === 'password'}
                onChanged={onChanged}
              />
            </div>
            <SessionsCard key={changes} />
          </div>
        )}
      </Answered>
    </Page>
  )
}

function Profile({ me }: { me: Me }) {
  const words = useWords(ownAccountMessages)
  const language = useLanguage()
  const roleName = (code: string) => builtInRoles.find((role) => role.code === code)?.[language] ?? code
  return (
    <Card title={words.profile}>
      <DefinitionList
        facts={[
          { key: 'name', term: words.name, value: me.realName },
          { key: 'account', term: words.account, value: me.account },
          { key: 'department', term: words.department, value: me.deptName },
          { key: 'roles', term: words.roles, value: me.roles.map(roleName).join(language === 'zh' ? '、' : ', ') },
          { key: 'tenant', term: words.tenant, value: me.tenantId },
        ]}
      />
    </Card>
  )
}
