import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import {
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
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './colour-picker.css.ts'

/** Colours that are offered at once: the blue of the themes, then teal, violet, orange, red and green. */
export const presetColours: readonly string[] = ['#409eff', '#0f766e', '#7c3aed', '#c2410c', '#be123c', '#4d7c0f']

/** What {@link ColourPicker} takes. */
export interface ColourPickerProps extends RootProps<HTMLDivElement> {
  /** What the colour is for; read aloud. */
  label: string
  /** `#rrggbb`, in small or capital letters. */
  value: string
  /** Gets `#rrggbb` in small letters. */
  onChange: (value: string) => void
  /** Colours that are offered at once. @default presetColours */
  presets?: readonly string[]
}

/** A colour: one of some that are offered, or any other by area, slider or its number. */
export function ColourPicker({ label, value, onChange, presets = presetColours, ...root }: ColourPickerProps) {
  const messages = useMessages()
  const chosen = value.toLowerCase()
  const isOwn = !presets.includes(chosen)
  const [isOpen, setOpen] = useState(isOwn)
  const area = useId()
  return (
    <ColorPicker value={parseColor(chosen)} onChange={(colour) => onChange(colour.toString('hex').toLowerCase())}>
      <div {...onRoot(root, styles.root)}>
        <div className={styles.line}>
          <ColorSwatchPicker aria-label={label} className={styles.swatches}>
            {[...presets, ...(isOwn ? [chosen] : [])].map((preset) => (
              <ColorSwatchPickerItem key={preset} color={preset} className={styles.item}>
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
          <Button kind="text" size="small" aria-expanded={isOpen} aria-controls={area} onPress={() => setOpen(!isOpen)}>
            {messages.ownColour}
          </Button>
        </div>
        {isOpen && (
          <div id={area} className={styles.own}>
            <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" className={styles.area}>
              <ColorThumb className={styles.thumb} />
            </ColorArea>
            <ColorSlider colorSpace="hsb" channel="hue" aria-label={messages.hue}>
              <SliderTrack className={styles.track}>
                <ColorThumb className={styles.thumb} />
              </SliderTrack>
            </ColorSlider>
            <ColorField aria-label={messages.colourNumber} className={styles.number}>
              <Input className={styles.input} spellCheck="false" />
            </ColorField>
          </div>
        )}
      </div>
    </ColorPicker>
  )
}
