// Runs before anything else of a page that somebody comes to signed in: the server names it first (apps/server/src/http/pages.ts).
import { askAhead } from './workspace/back-end/asked-ahead.ts'

askAhead(location.pathname)
