import { CircleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, FieldError, Group, type GroupProps, Label, Text } from 'react-aria-components'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { composingGuard } from './composing.ts'
import * as styles from './field.css.ts'
import type { FieldOptions } from './field-options.ts'

/** The label of a field, unless it is hidden. */
export function FieldLabel({ label, labelPosition, labelEnd, required }: FieldOptions) {
  if (labelPosition === 'hidden') return null
  return (
    <span className={styles.labelRow}>
      <span className={styles.labelWords}>
        <Label className={styles.label}>{label}</Label>
        {required && (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        )}
      </span>
      {labelEnd}
    </span>
  )
}

/** The error of a field, and its hint: who is to correct it needs to know what it is all the more. */
export function FieldNotes({ hint, error }: FieldOptions) {
  return (
    <>
      {error && (
        <FieldError className={styles.error}>
          <Icon icon={CircleAlert} size={14} />
          {error}
        </FieldError>
      )}
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
    </>
  )
}

/** What {@link FieldBox} takes. */
export interface FieldBoxProps extends Omit<GroupProps, 'className' | 'style' | 'children'>, RootProps<HTMLDivElement> {
  /** Grows with a text of several lines. */
  area?: boolean
  /** The input, and what stands before and after it. */
  children: ReactNode
}

/** The frame around an input; keys of an input method do not leave it. */
export function FieldBox({ area, children, ...rest }: FieldBoxProps) {
  return (
    <Group {...rest} {...composingGuard} {...onRoot(rest, styles.box)} {...(area ? { 'data-area': '' } : {})}>
      {children}
    </Group>
  )
}

/** What {@link InnerButton} takes. */
export interface InnerButtonProps extends RootProps<HTMLButtonElement> {
  /** Its name, read aloud. */
  label: string
  /** The drawing, from `lucide-react`. */
  icon: LucideIcon
  /** It was pressed. Left out where the field around it says what happens, by `slot`. */
  onPress?: () => void
  /** Its part in a react-aria field, such as `increment`; null takes it out of the field's hands. */
  slot?: string | null
  /** Left out of the Tab order, where a key does the same. */
  excludeFromTabOrder?: boolean
  /** It cannot be pressed now. @default as the field around it says */
  disabled?: boolean
}

/** A small button inside a field's frame. */
export function InnerButton({ label, icon, disabled, ...rest }: InnerButtonProps) {
  return (
    <Button
      {...rest}
      {...onRoot(rest, styles.inner)}
      {...(disabled === undefined ? {} : { isDisabled: disabled })}
      aria-label={label}
    >
      <Icon icon={icon} size={14} />
    </Button>
  )
}

/** Empties a field. */
export function ClearButton({ label, onPress, ...root }: RootProps<HTMLButtonElement> & { label: string; onPress: () => void }) {
  return <InnerButton {...root} label={label} icon={X} onPress={onPress} slot={null} />
}

/** What a form sends of a field: exactly its value. A disabled field sends nothing. */
export function SubmittedValue({ name, value, disabled }: { name: string | undefined; value: string; disabled: boolean }) {
  return name === undefined ? null : <input type="hidden" name={name} value={value} disabled={disabled} />
}
