import { CallProblem } from '@etalon/api/client'
import { contract, type MenuRecord, type Role } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Checkbox } from '@etalon/ui/checkbox'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { FailedState } from '@etalon/ui/failed-state'
import { useLanguage, useMessages } from '@etalon/ui/i18n'
import { LoadingBar } from '@etalon/ui/loading'
import { TextField } from '@etalon/ui/text-field'
import { Search } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { StaleNote } from '../../answers/StaleNote.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { roleMessages } from '../../messages/role.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useOpenedOnce } from '../resource/index.ts'
import { GrantsMeanwhile } from './GrantsMeanwhile.tsx'
import { differences, type Grants, granted, grantsOf, linesOf, onSaved as onWhatIsSaved } from './grants.ts'
import * as styles from './permission-matrix.css.ts'

/** Without these an administrator would find no way back to this matrix. */
const kept = new Set(['system', 'system_role', 'system_menu'])
const isKept = (role: string, { code, roles }: MenuRecord) => role === 'admin' && kept.has(code) && roles.includes(role)

/** What was ticked, and what was saved when it was. */
interface Ticked {
  readonly seen: Grants
  readonly grants: Grants
}

interface Known {
  readonly menus: readonly MenuRecord[]
  readonly roles: readonly Role[]
}

/** What each role sees, and may change. */
export function MatrixDialog({ dialog, onSaved }: { readonly dialog: DialogControl; readonly onSaved: () => void }) {
  const { client, toasts } = useWorkspace()
  const language = useLanguage()
  const words = useWords(roleMessages)
  const common = useMessages()
  useOpenedOnce(dialog)
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal): Promise<Known> => {
        const [menus, roles] = await Promise.all([
          client.send(contract.menu.list, { query: {}, signal, quiet: true }),
          client.send(contract.role.list, { query: {}, signal, quiet: true }),
        ])
        return { menus, roles }
      },
      [client],
    ),
  )
  const [ticked, setTicked] = useState<Ticked>()
  /** What was seen when somebody else was found to have been faster, until all is saved. */
  const [met, setMet] = useState<Grants>()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const known = answer.state === 'loaded' ? answer.value : undefined
  const lines = useMemo(() => linesOf(known?.menus ?? []), [known])
  const roles = known?.roles ?? []
  const before = useMemo(
    () =>
      grantsOf(
        lines,
        (known?.roles ?? []).map(({ roleAlias }) => roleAlias),
      ),
    [lines, known],
  )
  const now = useMemo(() => (ticked ? onWhatIsSaved(lines, ticked.seen, ticked.grants, before) : before), [lines, ticked, before])
  const changes = roles.map(({ roleAlias }) => differences(before, now, roleAlias)).reduce((sum, one) => sum + one, 0)
  const nameOf = (role: Role) => inLanguage(language, role.roleName, role.roleNameEn)
  const nameOfMenu = ({ name, nameEn }: MenuRecord) => inLanguage(language, name, nameEn)
  const part = text.trim().toLowerCase()
  const shown = lines.filter(({ menu }) => [menu.name, menu.nameEn, menu.code].some((one) => one.toLowerCase().includes(part)))

  const save = async () => {
    setBusy(true)
    /** What is saved as far as it is known here, with what was saved of it in this round. */
    const reached = new Map(before)
    try {
      // What no role opens any more becomes the administrator's: their own ticks go before that.
      for (const { roleAlias } of roles.toSorted(
        (one, other) => Number(other.roleAlias === 'admin') - Number(one.roleAlias === 'admin'),
      )) {
        if (differences(before, now, roleAlias) === 0) continue
        const menuIds = [...(now.get(roleAlias) ?? [])]
        const seenIds = [...(before.get(roleAlias) ?? [])]
        // What is open to everybody is in none, and stays so.
        await client.send(contract.role.grant, { body: { roleAlias, menuIds, seenIds } })
        reached.set(roleAlias, new Set(menuIds))
      }
      toasts.show({ tone: 'success', title: words.grantsSaved })
      setTicked(undefined)
      setMet(undefined)
      dialog.close('done')
      onSaved()
    } catch (error) {
      // The client has said what the server said; the roles before it are saved, and what was ticked stands.
      if (!(error instanceof CallProblem)) throw error
      if (error.reason === 'edited-meanwhile') setMet(reached)
    } finally {
      setBusy(false)
      reload()
    }
  }
  return (
    <Dialog
      actor={dialog.actor}
      title={words.matrix}
      unsaved={changes > 0}
      onDiscarded={() => {
        setTicked(undefined)
        setMet(undefined)
      }}
      footNote={changes > 0 ? words.changed(changes) : words.unchanged}
      footer={(close) => (
        <>
          <Button onPress={close}>{common.cancel}</Button>
          <Button kind="primary" disabled={changes === 0} pending={busy} onPress={() => void save()}>
            {common.save}
          </Button>
        </>
      )}
    >
      <StaleNote answer={answer} reload={reload} />
      {answer.state === 'loading' && <LoadingBar />}
      {answer.state === 'failed' && (
        <FailedState onRetry={reload} retrying={answer.isRetrying}>
          {answer.problem.message}
        </FailedState>
      )}
      {known && (
        <div className={styles.body}>
          <p className={styles.hint}>{words.matrixHint}</p>
          {met && (
            <GrantsMeanwhile
              roles={roles}
              lines={lines}
              seen={met}
              saved={before}
              now={now}
              onTaken={(role) => setTicked({ seen: before, grants: new Map([...now, [role, before.get(role) ?? new Set()]]) })}
            />
          )}
          <TextField
            label={words.findMenu}
            labelPosition="hidden"
            placeholder={words.findMenu}
            icon={Search}
            type="search"
            value={text}
            onChange={setText}
            clearable
          />
          {shown.length === 0 ? (
            <p role="status">{words.nothingFound(text.trim())}</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
            <section className={styles.frame} aria-label={words.matrix} tabIndex={0}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col" className={styles.corner}>
                      {words.menu}
                    </th>
                    {roles.map((role) => (
                      <th key={role.roleAlias} scope="col" className={styles.role}>
                        {nameOf(role)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {shown.map((line) => (
                    <tr key={line.menu.id}>
                      <th scope="row" className={styles.menu} style={{ paddingInlineStart: 12 + line.level * 20 }}>
                        {nameOfMenu(line.menu)}
                        {line.menu.category === 2 && <span className={styles.note}> {words.button}</span>}
                        {line.menu.roles.length === 0 && <span className={styles.note}> {words.forEverybody}</span>}
                      </th>
                      {roles.map((role) => (
                        <td key={role.roleAlias} className={styles.cell}>
                          <Checkbox
                            label={words.cell(nameOf(role), nameOfMenu(line.menu))}
                            checked={line.menu.roles.length === 0 || (now.get(role.roleAlias)?.has(line.menu.id) ?? false)}
                            disabled={line.menu.roles.length === 0 || isKept(role.roleAlias, line.menu) || busy}
                            onChange={(on) => setTicked({ seen: before, grants: granted(now, lines, role.roleAlias, line, on) })}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </div>
      )}
    </Dialog>
  )
}
