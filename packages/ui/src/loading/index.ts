export { LoadingIndicator, type LoadingIndicatorProps } from './LoadingIndicator.tsx'
export { LoadingBar, Skeleton, type SkeletonProps } from './Skeleton.tsx'
