/** Something that went wrong on this page and that nobody handled. */
export interface PageError {
  readonly error: unknown
  /** Where it was caught, such as a component's stack. */
  readonly info: string
  /** The path of the page at that moment. */
  readonly path: string
}

/** So many wait at most: a page that fails over and over says nothing new with the next. */
const mostWaiting = 50

const waiting: PageError[] = []
let take: ((error: PageError) => void) | undefined

/** Tells the error log of something that went wrong, or lets it wait: errors may come before the log's own code does. */
export function tellPageError(error: unknown, info = ''): void {
  const told = { error, info, path: location.pathname }
  if (take) take(told)
  else if (waiting.length < mostWaiting) waiting.push(told)
}

/** Sizes changed while they were being told: the browser reports it, tells them a frame later, and nothing is lost. */
const isToldLater = (message: string) => message.startsWith('ResizeObserver loop')

const onError = ({ error, message }: ErrorEvent) => {
  if (!isToldLater(message)) tellPageError(error ?? message)
}
const onRejection = ({ reason }: PromiseRejectionEvent) => tellPageError(reason)

/** Watches for what nobody handles, for as long as the page is there. Once more does nothing: a listener is added only once. */
export function watchPageErrors(): void {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
}

/** Gives what goes wrong on this page to one taker, that which waits at once. It takes the place of the one before. */
export function takePageErrors(taker: (error: PageError) => void): void {
  watchPageErrors()
  take = taker
  for (const told of waiting.splice(0)) taker(told)
}
