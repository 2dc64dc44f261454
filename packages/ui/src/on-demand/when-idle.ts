/** Milliseconds after which it is done, whatever the page has to do. */
const latest = 2000
/** Milliseconds after which it is done where no browser tells that it has nothing to do. */
const blindly = 200

/** Does something once the page is there and has nothing else to do, such as fetching what people may soon ask for. @returns gives it up */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, blindly)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: latest })
  return () => cancelIdleCallback(asked)
}
