// @ts-expect-error That it leads nowhere is what this file is for.
export { nothing } from './nowhere.ts'
