import { type AnswerOf, contract } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { DefinitionList } from '@etalon/ui/definition-list'
import { useDialog } from '@etalon/ui/dialog'
import { useLanguage } from '@etalon/ui/i18n'
import { Pencil } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { ownAccountMessages } from '../../messages/own-account.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { ownSymbols } from '../../shell/own-pages.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { besideFields } from '../two-columns.css.ts'
import * as styles from './own-account.css.ts'
import { PasswordCard } from './PasswordCard.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
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
          <div className={besideFields}>
            <div className={styles.column}>
              <Profile me={me} onSaved={reload} />
              <PasswordCard
                account={me.account}
                isAsked={me.passwordChangeRequired}
                isMeant={query.activeName === 'password'}
                onChanged={onChanged}
              />
            </div>
            <div className={styles.column}>
              <SessionsCard key={changes} />
              <SymbolsCard />
            </div>
          </div>
        )}
      </Answered>
    </Page>
  )
}

/** The way to the symbols that one keeps for oneself. */
function SymbolsCard() {
  const words = useWords(ownAccountMessages)
  return (
    <Card title={words.symbols} line>
      <p className={styles.advice}>{words.symbolsNote}</p>
      <Link to={ownSymbols}>{words.manageSymbols}</Link>
    </Card>
  )
}

function Profile({ me, onSaved }: { me: Me; onSaved: () => void }) {
  const words = useWords(ownAccountMessages)
  const language = useLanguage()
  const dialog = useDialog('small')
  const [turn, setTurn] = useState(0)
  const edit = () => {
    setTurn((before) => before + 1)
    dialog.open()
  }
  const roleName = (code: string) => builtInRoles.find((role) => role.code === code)?.[language] ?? code
  const other = language === 'zh' ? me.nameEn : me.nameEn && me.realName
  return (
    <Card
      title={words.profile}
      actions={
        <Button size="small" icon={Pencil} onPress={edit}>
          {words.edit}
        </Button>
      }
    >
      <DefinitionList
        facts={[
          { key: 'name', term: words.name, value: inLanguage(language, me.realName, me.nameEn) },
          // In Chinese the dash tells that there is none yet; in English the one name that there is stands above.
          ...(language === 'zh' || other ? [{ key: 'otherName', term: words.otherName, value: other }] : []),
          { key: 'account', term: words.account, value: me.account },
          { key: 'department', term: words.department, value: inLanguage(language, me.deptName, me.deptNameEn) },
          { key: 'roles', term: words.roles, value: punctuation[language].listed(me.roles.map(roleName)) },
          { key: 'phone', term: words.phone, value: me.phone },
          { key: 'email', term: words.email, value: me.email },
          { key: 'tenant', term: words.tenant, value: me.tenantId },
        ]}
      />
      {turn > 0 && <ProfileDialog key={turn} dialog={dialog} me={me} onSaved={onSaved} />}
    </Card>
  )
}
