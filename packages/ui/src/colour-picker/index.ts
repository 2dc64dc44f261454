export { ColourPicker, type ColourPickerProps, presetColours } from './ColourPicker.tsx'
