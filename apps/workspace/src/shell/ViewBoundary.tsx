import { isOutdated } from '@etalon/machines/release'
import { Button } from '@etalon/ui/button'
import { FailedState } from '@etalon/ui/failed-state'
import { useSelector } from '@xstate/react'
import { Component, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { connectionMessages } from '../messages/connection.ts'
import { commonMessages, useWords } from '../messages/index.ts'
import { useWorkspace } from '../workspace/index.ts'
import { ScreenNotLoaded } from './loaded-screen.ts'

export interface ViewBoundaryProps {
  /** What did not come is wanted once more; called before it is drawn again. */
  readonly onNotLoaded: () => void
  /** Draws the screen. */
  readonly children: () => ReactNode
}

/** A screen that breaks, or whose code does not come, shows so itself; the others and the frame go on (NAV-11). */
export class ViewBoundary extends Component<ViewBoundaryProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children()
    const isNotLoaded = failure instanceof ScreenNotLoaded
    const retry = () => {
      if (isNotLoaded) this.props.onNotLoaded()
      this.setState({ failure: undefined })
    }
    return isNotLoaded ? <NotLoaded onRetry={retry} /> : <Broken onRetry={retry} />
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { title, hint } = useWords(commonMessages).screenFailed
  return (
    <FailedState title={title} onRetry={onRetry}>
      {hint}
    </FailedState>
  )
}

/** The code did not come. Where that is the network, it is loaded by itself once that is back; where a newer release is, that is offered. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { connection, release } = useWorkspace()
  const words = useWords(connectionMessages)
  const notLoaded = useWords(commonMessages).screenNotLoaded
  const outdated = useSelector(release, isOutdated)
  const isLost = useSelector(connection, (snapshot) => snapshot.matches('lost'))
  const wasLost = useRef(false)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    connection.send({ type: 'CALL.FAILED' })
    release.send({ type: 'PART.MISSING' })
  }, [connection, release])
  // Once it is back; also where that was while another tab hid this view.
  useEffect(() => {
    if (!isLost && wasLost.current) retry()
    wasLost.current = isLost
  }, [isLost])
  const { title, hint } = outdated ? words.screenOutdated : notLoaded
  return (
    <FailedState
      title={title}
      {...(outdated
        ? {
            actions: (
              <Button kind="primary" onPress={() => release.send({ type: 'RELOAD.REQUESTED' })}>
                {words.reload}
              </Button>
            ),
          }
        : { onRetry })}
    >
      {hint}
    </FailedState>
  )
}
