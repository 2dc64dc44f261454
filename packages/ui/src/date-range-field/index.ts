export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'
export { type DateSpan, type PresetOptions, type SpanPreset, spanOf, spanPresets } from './span-presets.ts'
