import { Button } from '@etalon/ui/button'
import type { DialogControl } from '@etalon/ui/dialog'
import { Drawer } from '@etalon/ui/drawer'
import { Form } from '@etalon/ui/form'
import { useMessages } from '@etalon/ui/i18n'
import { lazy, type ReactNode, useId, useRef } from 'react'
import { StaleNoteInDialog } from '../../answers/StaleNote.tsx'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'
import type { FormMeanwhileProps } from './FormMeanwhile.tsx'
import { RecordFields } from './RecordFields.tsx'
import * as styles from './resource.css.ts'
import { useOpenedOnce } from './use-opened-once.ts'
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts'

/** Few forms meet somebody else's: what tells of it comes then. `lazy` forgets what a component is generic in. */
const FormMeanwhile = lazy(async () => ({
  default: (await import('./FormMeanwhile.tsx')).FormMeanwhile,
})) as unknown as <Draft extends object>(props: FormMeanwhileProps<Draft>) => ReactNode

export interface RecordDrawerProps<Row extends object, Draft extends object> extends RecordFormOptions<Row, Draft> {
  readonly drawer: DialogControl
  /** Opens the record after this one, once this is saved. @default the drawer closes with the saving */
  readonly onNext?: (() => void) | undefined
}

/** Makes or changes a record beside its list, open from the start: give it a new key for each record. To close it with something typed asks first. */
export function RecordDrawer<Row extends object, Draft extends object>({
  drawer,
  onNext,
  ...options
}: RecordDrawerProps<Row, Draft>) {
  const words = useWords(resourceMessages)
  const common = useMessages()
  const formId = useId()
  useOpenedOnce(drawer)
  const goesOn = useRef(false)
  const { form, fields, refused, meanwhile } = useRecordForm({
    ...options,
    onSaved: (told) => {
      options.onSaved(told)
      if (goesOn.current) onNext?.()
      else drawer.close('done')
    },
  })
  return (
    <Drawer
      actor={drawer.actor}
      title={options.definition.title(options.row)}
      unsaved={form.isDirty}
      footer={(close) => (
        <>
          <Button onPress={close}>{common.cancel}</Button>
          <Button
            kind={onNext ? 'plain' : 'primary'}
            type="submit"
            form={formId}
            pending={form.isSubmitting && !goesOn.current}
            onPress={() => {
              goesOn.current = false
            }}
          >
            {words.save}
          </Button>
          {onNext && (
            <Button
              kind="primary"
              type="submit"
              form={formId}
              pending={form.isSubmitting && goesOn.current}
              onPress={() => {
                goesOn.current = true
              }}
            >
              {words.saveAndNext}
            </Button>
          )}
        </>
      )}
    >
      <Form id={formId} className={styles.form} {...form.root}>
        <StaleNoteInDialog />
        {meanwhile && (
          <OnceAsked>
            <FormMeanwhile form={form} fields={fields} {...meanwhile} />
          </OnceAsked>
        )}
        <RecordFields form={form} fields={fields} refused={refused} />
        {options.definition.beneath?.(form.values)}
      </Form>
    </Drawer>
  )
}
