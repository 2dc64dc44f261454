export { type Person, signInRaw, startTestServer, type TestServer } from './test-server.ts'
