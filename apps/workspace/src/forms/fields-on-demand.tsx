import { ComingField } from '@etalon/ui/text-field'
import { type ComponentProps, lazy, Suspense } from 'react'

/** Calendars and trees take more code than all other fields of a form together: they come while the form is looked at. */
const LoadedDateField = lazy(async () => ({ default: (await import('@etalon/ui/date-field')).DateField }))
const LoadedDateTimeField = lazy(async () => ({ default: (await import('@etalon/ui/date-time-field')).DateTimeField }))
const LoadedTreeSelect = lazy(async () => ({ default: (await import('@etalon/ui/tree-select')).TreeSelect }))

type Look = Pick<ComponentProps<typeof LoadedDateField>, 'label' | 'labelPosition' | 'size' | 'readOnly' | 'value'>

/** As it will be: one that has a value is not shown empty. */
const lookOf = ({ label, labelPosition, size, readOnly = false, value }: Look) => ({
  label,
  readOnly,
  filled: value !== null && value !== '',
  ...(labelPosition === undefined ? {} : { labelPosition }),
  ...(size === undefined ? {} : { size }),
})

/** A day, as `DateField` of the library. */
export const DateField = (props: ComponentProps<typeof LoadedDateField>) => (
  <Suspense fallback={<ComingField {...lookOf(props)} />}>
    <LoadedDateField {...props} />
  </Suspense>
)

/** A moment, as `DateTimeField` of the library. */
export const DateTimeField = (props: ComponentProps<typeof LoadedDateTimeField>) => (
  <Suspense fallback={<ComingField {...lookOf(props)} />}>
    <LoadedDateTimeField {...props} />
  </Suspense>
)

/** One of a tree, as `TreeSelect` of the library. */
export const TreeSelect = (props: ComponentProps<typeof LoadedTreeSelect>) => (
  <Suspense fallback={<ComingField {...lookOf(props)} />}>
    <LoadedTreeSelect {...props} />
  </Suspense>
)
