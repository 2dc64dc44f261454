export { PointTip, type PointTipProps } from './PointTip.tsx'
