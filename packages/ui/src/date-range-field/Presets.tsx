import { useContext } from 'react'
import { Button, DateRangePickerStateContext, Toolbar } from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import * as styles from './presets.css.ts'
import { type DateSpan, type PresetOptions, type SpanPreset, spanOf } from './span-presets.ts'

export interface PresetsProps {
  presets: readonly SpanPreset[]
  value: DateSpan | null
  onChange: (value: DateSpan) => void
  bounds: PresetOptions
}

/** One press chooses a span and closes the panel. One stop of Tab; arrows move between them. */
export function Presets({ presets, value, onChange, bounds }: PresetsProps) {
  const messages = useMessages()
  const state = useContext(DateRangePickerStateContext)
  return (
    <Toolbar aria-label={messages.spanPresetsName} orientation="vertical" className={styles.presets}>
      {presets.map((preset) => {
        const span = spanOf(preset, bounds)
        const isChosen = span !== undefined && span.start === value?.start && span.end === value.end
        return (
          <Button
            key={preset}
            slot={null}
            className={styles.preset}
            isDisabled={span === undefined}
            {...(isChosen ? { 'aria-current': true } : {})}
            onPress={() => {
              if (span === undefined) return
              onChange(span)
              state?.setOpen(false)
            }}
          >
            {messages.spanPresets[preset]}
          </Button>
        )
      })}
    </Toolbar>
  )
}
