export { pdf, reference, testInstitute, xml } from './issued.ts'
export { ecdsaSealed, rsaSealed, type SealedFixture } from './sealed.ts'
