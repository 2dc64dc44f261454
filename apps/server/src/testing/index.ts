export { all, anEnterprise, orderForm, typedFor } from './main-flow.ts'
export { officeAt } from './office.ts'
export { type Person, signInRaw, startTestServer, type TestServer } from './test-server.ts'
