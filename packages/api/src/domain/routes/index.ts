export {
  calibrationPoint,
  completionPoint,
  mostStops,
  type NextStop,
  nextStops,
  type RouteFault,
  type RouteWay,
  receiptPoint,
  routeEnds,
  routeFault,
  transferPoint,
} from './route.ts'
