export { type OnRoot, onRoot, type RootProps } from './root-props.ts'
export { useSharedRef } from './use-shared-ref.ts'
