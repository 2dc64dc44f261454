import { Check, CircleAlert } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import {
  type Color,
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Input,
  parseColor,
  SliderTrack,
} from 'react-aria-components'
import { Button } from '../button/index.ts'
import { fieldStyles, SubmittedValue } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './colour-picker.css.ts'
import { knownColour, knownColours, writeColour } from './known-colour.ts'

/** Colours that are offered at once: the blue of the themes, then teal, violet, orange, red and green. */
export const presetColours: readonly string[] = ['#409eff', '#0f766e', '#7c3aed', '#c2410c', '#be123c', '#4d7c0f']

/** What {@link ColourPicker} takes. */
export interface ColourPickerProps extends RootProps<HTMLDivElement> {
  /** What the colour is for; read aloud. */
  label: string
  /** `#rrggbb`, in small or capital letters; anything else is shown as no colour. */
  value: string
  /** Gets `#rrggbb` in small letters. */
  onChange: (value: string) => void
  /** Colours that are offered at once. @default presetColours */
  presets?: readonly string[]
  /** Says that one has to be chosen; checking is the form's matter. @default false */
  required?: boolean
  /** What is wrong with it. An empty string counts as nothing. */
  error?: string | undefined
  /** It can neither be reached nor changed, and a form sends nothing of it. @default false */
  disabled?: boolean
  /** The name under which a form knows it; `ErrorSummary` finds it by this. */
  name?: string
}

/** What the area shows where no colour is chosen: none of those that are offered, as it cannot be seen. */
const noColour = parseColor('#00000000')

/** A colour: one of some that are offered, or any other by area, slider or its number. */
export function ColourPicker({ label, value, onChange, presets = presetColours, ...rest }: ColourPickerProps) {
  const { required = false, error, disabled = false, name, ...root } = rest
  const messages = useMessages()
  const colour = knownColour(value)
  const offered = knownColours(presets)
  const chosen = colour === null ? undefined : writeColour(colour)
  const isOwn = chosen !== undefined && !offered.includes(chosen)
  const isWrong = error !== undefined && error !== ''
  const [isOpen, setOpen] = useState(isOwn)
  const area = useId()
  const errorId = useId()
  const list = useRef<HTMLDivElement>(null)
  // React-aria's list of colours can be none of these.
  useLayoutEffect(() => {
    const states = { 'aria-required': required, 'aria-invalid': isWrong, 'aria-disabled': disabled }
    for (const [state, holds] of Object.entries(states)) {
      if (holds) list.current?.setAttribute(state, 'true')
      else list.current?.removeAttribute(state)
    }
    if (disabled) list.current?.setAttribute('tabindex', '-1')
  }, [required, isWrong, disabled])
  const hand = (next: Color) => onChange(writeColour(next))
  return (
    <ColorPicker value={colour ?? noColour} onChange={hand}>
      <div
        {...onRoot(root, styles.root)}
        {...(name === undefined ? {} : { 'data-field': name })}
        {...(isWrong ? { 'data-invalid': '' } : {})}
        {...(disabled ? { 'data-disabled': '' } : {})}
      >
        <div className={styles.line}>
          <ColorSwatchPicker
            // Enabled again, it is reached again.
            key={disabled ? 'disabled' : 'enabled'}
            ref={list}
            aria-label={label}
            className={styles.swatches}
            {...(isWrong ? { 'aria-describedby': errorId } : {})}
          >
            {[...offered, ...(isOwn ? [chosen] : [])].map((preset) => (
              <ColorSwatchPickerItem key={preset} color={preset} isDisabled={disabled} className={styles.item}>
                {({ isSelected }) => (
                  <>
                    <ColorSwatch className={styles.swatch} />
                    {isSelected && (
                      <span className={styles.check}>
                        <Icon icon={Check} size={14} />
                      </span>
                    )}
                  </>
                )}
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
          <Button
            kind="text"
            size="small"
            disabled={disabled}
            aria-expanded={isOpen}
            aria-controls={area}
            onPress={() => setOpen(!isOpen)}
          >
            {messages.ownColour}
          </Button>
        </div>
        {isOpen && (
          <div id={area} className={styles.own}>
            <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" isDisabled={disabled} className={styles.area}>
              <ColorThumb className={styles.thumb} />
            </ColorArea>
            <ColorSlider colorSpace="hsb" channel="hue" aria-label={messages.hue} isDisabled={disabled}>
              <SliderTrack className={styles.track}>
                <ColorThumb className={styles.thumb} />
              </SliderTrack>
            </ColorSlider>
            <ColorField
              aria-label={messages.colourNumber}
              className={styles.number}
              isDisabled={disabled}
              value={colour}
              onChange={(next) => {
                if (next !== null) hand(next)
              }}
            >
              <Input className={styles.input} spellCheck="false" />
            </ColorField>
          </div>
        )}
        {isWrong && (
          <span id={errorId} className={fieldStyles.error}>
            <Icon icon={CircleAlert} size={14} />
            {error}
          </span>
        )}
        <SubmittedValue name={name} value={chosen ?? ''} disabled={disabled} />
      </div>
    </ColorPicker>
  )
}
