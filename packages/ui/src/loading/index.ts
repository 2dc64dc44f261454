export { LoadingIndicator, type LoadingIndicatorProps } from './LoadingIndicator.tsx'
export { LoadingBar, type LoadingBarProps, Skeleton, type SkeletonProps } from './Skeleton.tsx'
export { type LoadingControl, useLoading } from './use-loading.ts'
