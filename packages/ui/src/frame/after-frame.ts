/** A page that nobody sees has no frames. */
const withoutFrames = 500

/**
 * Does something once the next frame is painted: what a press leads to is seen first, and what need not be in that frame does not hold it up.
 * In a page that has no frames, such as one in the background, it is done after half a second.
 * @param then is called once
 * @returns gives it up, where it is not done yet
 */
export function afterFrame(then: () => void): () => void {
  const done = () => {
    cancelAnimationFrame(frame)
    then()
  }
  let timer = setTimeout(done, withoutFrames)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    // What is posted in a frame comes after its paint.
    timer = setTimeout(done)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
