export { type Findable, findLeaves } from './find-leaves.ts'
export { chosenTop, type MenuActorRef, type MenuSnapshot, menuMachine } from './menu.machine.ts'
export type * from './menu.types.ts'
export { menusOf, routeAt, topHolding } from './menus.ts'
