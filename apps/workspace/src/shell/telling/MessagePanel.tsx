import { CallProblem } from '@etalon/api/client'
import { type FeedActorRef, hasMore } from '@etalon/machines/feed'
import { Button } from '@etalon/ui/button'
import { ConnectionState } from '@etalon/ui/connection-state'
import { EmptyState } from '@etalon/ui/empty-state'
import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar } from '@etalon/ui/loading'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { tellingMessages } from '../../messages/telling.ts'
import { momentOf } from '../../screens/work/moments.ts'
import { messagesOf, noticesOf, useWorkspace } from '../../workspace/index.ts'
import { MessageEntry, NoticeEntry } from './entries.tsx'
import { pathOf } from './path-of.ts'
import * as styles from './telling.css.ts'

/** Messages of one's own beside the institute's notices. */
export function MessagePanel({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const { telling, messageSocket } = useWorkspace()
  const words = useWords(tellingMessages)
  const navigate = useNavigate()
  const [shown, setShown] = useState('messages')
  const [pending, setPending] = useState(false)
  const readAll = async () => {
    setPending(true)
    try {
      await telling.readAll()
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <SegmentedControl
          label={words.title}
          small
          segments={[
            { value: 'messages', label: words.messages, ...(unread > 0 ? { count: unread } : {}) },
            { value: 'notices', label: words.notices },
          ]}
          value={shown}
          onChange={setShown}
        />
        {shown === 'messages' && unread > 0 ? (
          <Button kind="text" size="small" pending={pending} onPress={() => void readAll()}>
            {words.readAll}
          </Button>
        ) : null}
        <ConnectionState actor={messageSocket} />
      </div>
      {shown === 'messages' ? (
        <FeedView feed={telling.messages} label={words.messages} empty={[words.noMessages, words.noMessagesHint]}>
          {(entries) =>
            messagesOf(entries).map((message) => (
              <li key={message.id} className={styles.row}>
                <MessageEntry
                  message={message}
                  time={momentOf(message.createTime)}
                  onPress={() => {
                    void telling.read(message).catch((error: unknown) => {
                      if (!(error instanceof CallProblem)) throw error
                    })
                    const path = pathOf(message.path)
                    if (path === undefined) return
                    onLeave()
                    void navigate(path)
                  }}
                />
              </li>
            ))
          }
        </FeedView>
      ) : (
        <FeedView feed={telling.notices} label={words.notices} empty={[words.noNotices, words.noNoticesHint]}>
          {(entries) =>
            noticesOf(entries).map((notice) => (
              <li key={notice.id} className={styles.row}>
                <NoticeEntry notice={notice} time={momentOf(notice.releaseTime)} />
              </li>
            ))
          }
        </FeedView>
      )}
    </div>
  )
}

interface FeedViewProps {
  readonly feed: FeedActorRef
  readonly label: string
  /** What an empty one says. */
  readonly empty: readonly [title: string, text: string]
  readonly children: (entries: ReturnType<FeedActorRef['getSnapshot']>['context']['entries']) => ReactNode
}

/** A feed in each of its states. */
function FeedView({ feed, label, empty, children }: FeedViewProps) {
  const words = useWords(tellingMessages)
  const { context } = useSelector(feed, (snapshot) => snapshot)
  const isLoading = useSelector(feed, (snapshot) => snapshot.matches('loading') || snapshot.matches('idle'))
  const isBusy = useSelector(feed, (snapshot) => snapshot.matches({ shown: 'loadingMore' }))
  const hasFailed = useSelector(feed, (snapshot) => snapshot.matches('failed') || snapshot.matches({ shown: 'moreFailed' }))
  useEffect(() => {
    feed.send({ type: 'ASKED' })
    // What was opened before may be old by now.
    feed.send({ type: 'RENEWED' })
  }, [feed])
  const retry = () => feed.send({ type: 'RETRY' })
  if (isLoading) return <LoadingBar />
  if (context.entries.length === 0)
    return (
      <div className={styles.state}>
        {hasFailed ? (
          <FailedState title={words.notLoaded} onRetry={retry} />
        ) : (
          <EmptyState title={empty[0]}>{empty[1]}</EmptyState>
        )}
      </div>
    )
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {children(context.entries)}
      </ul>
      {hasFailed ? (
        <div className={styles.state}>
          <FailedState title={words.notLoaded} onRetry={retry} />
        </div>
      ) : hasMore(context) ? (
        <div className={styles.foot}>
          <Button kind="text" size="small" pending={isBusy} onPress={() => feed.send({ type: 'MORE' })}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
