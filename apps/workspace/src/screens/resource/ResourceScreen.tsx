import { ListPage } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { FailedState } from '@etalon/ui/failed-state'
import { useLanguage } from '@etalon/ui/i18n'
import { LoadingBar } from '@etalon/ui/loading'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import { NotYours } from '../../answers/NotYours.tsx'
import { Kept } from '../../answers/StaleNote.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { commonMessages, useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useDepartmentNameOf, useNameOf } from '../work/people/use-name-of.ts'
import { ResourceList } from './ResourceList.tsx'
import * as styles from './resource.css.ts'
import type { ResourceDefinition, ResourceRow, Scope } from './resource-definition.ts'
import { ScopeSide } from './ScopeSide.tsx'

interface ResourceScreenProps<Row extends ResourceRow, Draft extends object, Said extends object, Sources> {
  readonly definition: ResourceDefinition<Row, Draft, Said, Sources>
  /** A tree beside the list. @default the list alone */
  readonly scope?: Scope<Sources>
  /** What is typed into the search at first, where the address says nothing of it. */
  readonly start?: Readonly<Record<string, string>>
}

/** The screen of one kind of record, made from its definition: list, form, actions, and a tree beside them. */
export function ResourceScreen<Row extends ResourceRow, Draft extends object, Said extends object, Sources>(
  props: ResourceScreenProps<Row, Draft, Said, Sources>,
) {
  const { session } = useWorkspace()
  const isKnown = useSelector(session, ({ context }) => context.user !== undefined)
  const isAllowed = useAllowed()
  if (!isKnown) return <LoadingBar />
  return isAllowed(props.definition.call) ? <Allowed {...props} /> : <NotYours />
}

function Allowed<Row extends ResourceRow, Draft extends object, Said extends object, Sources>({
  definition,
  scope,
  start,
}: ResourceScreenProps<Row, Draft, Said, Sources>) {
  const workspace = useWorkspace()
  const { client } = workspace
  const language = useLanguage()
  const labels = useLabels()
  const nameOf = useNameOf()
  const departmentOf = useDepartmentNameOf()
  const said = useWords(definition.messages)
  const words = useWords(resourceMessages)
  const common = useWords(commonMessages)
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => definition.sources(client, signal), [client, definition]),
  )
  const sources = answer.state === 'loaded' ? answer : undefined
  const [chosen, choose] = useState<string>()
  const resource = useMemo(
    () => sources && definition.describe({ words: said, language, labels, nameOf, departmentOf, sources: sources.value }, chosen),
    [definition, said, language, labels, nameOf, departmentOf, sources, chosen],
  )
  const items = useMemo(
    () => (scope && sources ? scope.items({ sources: sources.value, language }) : undefined),
    [scope, sources, language],
  )
  const changed = useCallback(() => {
    definition.changed?.(workspace)
    reload()
  }, [definition, workspace, reload])
  // What a list is kept with can be for fewer people than the list.
  if (answer.state === 'failed' && answer.problem.code === 403) return <NotYours />
  if (answer.state === 'failed') {
    return (
      <FailedState onRetry={reload} retrying={answer.isRetrying}>
        {sayProblem(answer.problem, common)}
      </FailedState>
    )
  }
  if (!resource) return <LoadingBar />
  const list = (
    <ResourceList
      key={chosen ?? ''}
      definition={definition}
      resource={resource}
      onChanged={changed}
      {...(scope && chosen !== undefined ? { always: { [scope.name]: chosen } } : {})}
      {...(start ? { start } : {})}
    />
  )
  if (!scope || !items) {
    return (
      <Kept answer={answer} reload={reload}>
        {list}
      </Kept>
    )
  }
  return (
    <Kept answer={answer} reload={reload}>
      <div className={styles.split}>
        <ScopeSide scope={scope} items={items} chosen={chosen} onChosen={choose} onChanged={changed} />
        <div className={styles.main}>
          {scope.required && chosen === undefined ? (
            <ListPage title={resource.title} actions={resource.tools?.(changed)}>
              <EmptyState title={words.chooseFirst}>{words.chooseFirstHint}</EmptyState>
            </ListPage>
          ) : (
            list
          )}
        </div>
      </div>
    </Kept>
  )
}
