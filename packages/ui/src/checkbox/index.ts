export { Checkbox, type CheckboxBehaviour, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './Checkbox.tsx'
