import { start } from '../../src/tuned.jsx'

start(true, true)
