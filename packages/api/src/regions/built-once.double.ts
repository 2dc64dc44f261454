import { parseAddress, searchRegions } from './index.ts'

// What is worked out once is worked out before any test, so that every test counts for it when its code is changed.
parseAddress('湖南')
searchRegions('湖南')
