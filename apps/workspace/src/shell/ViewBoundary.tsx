import { FailedState } from '@etalon/ui/failed-state'
import { Component, type ReactNode } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'
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
    return <Failed words={isNotLoaded ? 'screenNotLoaded' : 'screenFailed'} onRetry={retry} />
  }
}

function Failed({ words, onRetry }: { words: 'screenNotLoaded' | 'screenFailed'; onRetry: () => void }) {
  const { title, hint } = useWords(commonMessages)[words]
  return (
    <FailedState title={title} onRetry={onRetry}>
      {hint}
    </FailedState>
  )
}
