import { type SignatureActorRef, type SignaturePoint, signatureSpace } from '@etalon/machines/signature'
import { useSelector } from '@xstate/react'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Ink } from './Ink.tsx'
import * as styles from './signature.css.ts'

interface SigningPadProps {
  actor: SignatureActorRef
  label: string
  /** The ids of what is said of the field. */
  describedBy: string | undefined
  /** Nothing can be drawn. */
  isFixed: boolean
  pad: RefObject<HTMLDivElement | null>
}

const { width, height } = signatureSpace
const nothing: readonly [] = []

/** A pointer's place in the units of the pad. */
function pointOf(event: globalThis.PointerEvent, box: DOMRect): SignaturePoint {
  return {
    x: ((event.clientX - box.left) / box.width) * width,
    y: ((event.clientY - box.top) / box.height) * height,
    time: event.timeStamp,
    pressure: event.pressure,
  }
}

/** All that a pointer passed since it was heard last: a pen says more than a page is drawn. */
function passed({ nativeEvent }: PointerEvent): readonly globalThis.PointerEvent[] {
  const all = nativeEvent.getCoalescedEvents?.() ?? []
  return all.length > 0 ? all : [nativeEvent]
}

/** The stroke under the pen is drawn apart from the others, which stay as they are meanwhile. */
function StrokeUnderWay({ actor }: { actor: SignatureActorRef }) {
  const points = useSelector(actor, ({ context }) => context.stroke?.points)
  return points === undefined ? null : <Ink strokes={[points]} />
}

/** Where somebody signs by hand: pen, finger or mouse. */
export function SigningPad({ actor, label, describedBy, isFixed, pad }: SigningPadProps) {
  const messages = useMessages()
  const strokes = useSelector(actor, ({ context }) => context.strokes)
  const isBlank = useSelector(actor, ({ context }) => context.strokes.length === 0 && context.stroke === undefined)
  const drawing = useRef<SVGSVGElement>(null)
  // One pen at a time: the hand that rests on the screen draws nothing.
  const pen = useRef<number>(undefined)
  const points = (events: readonly globalThis.PointerEvent[]) => {
    const box = drawing.current?.getBoundingClientRect()
    return box === undefined || box.width === 0 ? nothing : events.map((event) => pointOf(event, box))
  }
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const [point] = points([event.nativeEvent])
    if (isFixed || pen.current !== undefined || event.button !== 0 || point === undefined) return
    pen.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    actor.send({ type: 'STROKE.BEGUN', point })
  }
  const move = (event: PointerEvent) => {
    if (pen.current === event.pointerId) actor.send({ type: 'STROKE.MOVED', points: points(passed(event)) })
  }
  const leave = (event: PointerEvent, type: 'STROKE.ENDED' | 'STROKE.CUT_OFF') => {
    if (pen.current !== event.pointerId) return
    pen.current = undefined
    actor.send({ type })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this is one
    <div
      ref={pad}
      className={styles.pad}
      role="group"
      aria-label={messages.signaturePadOf(label)}
      aria-describedby={describedBy}
      {...(isFixed ? {} : { tabIndex: 0, 'data-drawable': '' })}
      {...(isBlank ? { 'data-blank': '' } : {})}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={(event) => {
        move(event)
        leave(event, 'STROKE.ENDED')
      }}
      onPointerCancel={(event) => leave(event, 'STROKE.CUT_OFF')}
      onLostPointerCapture={(event) => leave(event, 'STROKE.CUT_OFF')}
    >
      <span className={styles.mark} aria-hidden="true" />
      {isBlank && (
        <span className={styles.here} aria-hidden="true">
          {isFixed ? messages.signatureMissing : messages.signHere}
        </span>
      )}
      <svg
        ref={drawing}
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={isBlank ? messages.signatureMissing : messages.strokesDrawn(strokes.length)}
      >
        <Ink strokes={strokes} />
        <StrokeUnderWay actor={actor} />
      </svg>
    </div>
  )
}
