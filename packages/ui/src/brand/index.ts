export { Brand, BrandMark, type BrandMarkProps, type BrandProps } from './Brand.tsx'
