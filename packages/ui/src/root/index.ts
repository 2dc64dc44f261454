export { type OnRoot, onRoot, type RootProps } from './root-props.ts'
