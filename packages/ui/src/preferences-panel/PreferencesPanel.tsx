import { hasUsualLook, type PreferencesActorRef, shownScheme } from '@etalon/machines/preferences'
import { useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { ColourPicker } from '../colour-picker/index.ts'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { densities, schemes, type Theme, themes } from '../theme/index.ts'
import * as styles from './preferences-panel.css.ts'
import { ThemePicture } from './ThemePicture.tsx'

/** What {@link PreferencesPanel} takes. */
export interface PreferencesPanelProps extends RootProps<HTMLDivElement> {
  /** What a person has chosen; what is chosen here holds at once. */
  actor: PreferencesActorRef
}

const isTheme = (value: string): value is Theme => themes.some((theme) => theme === value)

function Part({ title, children }: { title: string; children: (label: string) => ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children(title)}
    </section>
  )
}

/** How the workspace looks: theme, main colour, light or dark, density and language. */
export function PreferencesPanel({ actor, ...root }: PreferencesPanelProps) {
  const messages = useMessages()
  const { theme, colour, scheme, density, language } = useSelector(actor, ({ context }) => context)
  const shown = useSelector(actor, ({ context }) => shownScheme(context))
  const isUsual = useSelector(actor, ({ context }) => hasUsualLook(context))
  const reset = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // With its reason the button is drawn anew, and what was just pressed would lose the focus.
    if (isUsual && wasPressed.current) reset.current?.focus()
    wasPressed.current = false
  }, [isUsual])
  return (
    <div {...onRoot(root, styles.panel)}>
      <Part title={messages.theme}>
        {(label) => (
          <RadioGroup
            aria-label={label}
            className={styles.themes}
            value={theme}
            onChange={(value) => isTheme(value) && actor.send({ type: 'THEME.CHOSEN', theme: value })}
          >
            {themes.map((one) => (
              <Radio key={one} value={one} className={styles.theme}>
                <ThemePicture theme={one} scheme={shown} colour={colour} />
                <span className={styles.name}>{messages.themeNames[one]}</span>
              </Radio>
            ))}
          </RadioGroup>
        )}
      </Part>
      <Part title={messages.mainColour}>
        {(label) => (
          <ColourPicker label={label} value={colour} onChange={(value) => actor.send({ type: 'COLOUR.CHOSEN', colour: value })} />
        )}
      </Part>
      <Part title={messages.scheme}>
        {(label) => (
          <SegmentedControl
            label={label}
            segments={schemes.map((value) => ({ value, label: messages.schemeNames[value] }))}
            value={scheme}
            onChange={(value) => {
              const chosen = schemes.find((one) => one === value)
              if (chosen) actor.send({ type: 'SCHEME.CHOSEN', scheme: chosen })
            }}
          />
        )}
      </Part>
      <Part title={messages.density}>
        {(label) => (
          <SegmentedControl
            label={label}
            segments={densities.map((value) => ({ value, label: messages.densityNames[value] }))}
            value={density}
            onChange={(value) => {
              const chosen = densities.find((one) => one === value)
              if (chosen) actor.send({ type: 'DENSITY.CHOSEN', density: chosen })
            }}
          />
        )}
      </Part>
      <Part title={messages.language}>
        {(label) => (
          <SegmentedControl
            label={label}
            segments={[
              { value: 'zh', label: '中文' },
              { value: 'en', label: 'English' },
            ]}
            value={language}
            onChange={(value) => actor.send({ type: 'LANGUAGE.CHOSEN', language: value === 'en' ? 'en' : 'zh' })}
          />
        )}
      </Part>
      <Button
        kind="text"
        size="small"
        icon={RotateCcw}
        ref={reset}
        disabledReason={isUsual ? messages.lookIsUsual : undefined}
        onPress={() => {
          wasPressed.current = true
          actor.send({ type: 'LOOK.RESET' })
        }}
      >
        {messages.factoryLook}
      </Button>
    </div>
  )
}
