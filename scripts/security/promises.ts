/** Something that Etalon promises of its safety, by the id that the tests which show it carry in their titles. */
export interface SafetyPromise {
  /** As it stands between brackets: `S5`, `ASVS 3.5.1`. */
  readonly id: string
  readonly says: string
}

/** Promises of one kind. */
export interface Chapter {
  readonly title: string
  readonly promises: readonly SafetyPromise[]
}

const chapter = (title: string, promises: Readonly<Record<string, string>>): Chapter => ({
  title,
  promises: Object.entries(promises).map(([id, says]) => ({ id, says })),
})

/** Everything that `npm run test:security` looks for. */
export const chapters: readonly Chapter[] = [
  chapter('Sessions', {
    S1: 'No password is on the wire, and no log has a password, a token, a signature or a code',
    S2: 'A login code has 128 random bits and 120 s, is spent by the first try and bound to a cookie; a thousand codes asked for by others hinder nobody; unknown people get codes too',
    S3: 'Passwords are sealed (AES-256-GCM, bound to their person) under a key outside the database, and hashed by argon2id; blobs that were changed round let nobody in; a dump holds no password',
    S4: 'Tokens have 256 random bits and are kept as SHA-256; access ends after 1 h, an unused session after 12 h, any after 7 days',
    S5: 'The token just replaced gets a sibling within 20 s; later, or older, the whole family ends; also over two processes',
    S6: 'Of several tabs one renews; where it goes away the next does; what tabs tell each other holds no token',
    S7: 'Only the header Blade-Auth authorises: no cookie, no query; the refresh cookie counts for pages of our own; bodies are JSON; no other origin is let in',
    S8: 'Cookies: SameSite=Strict, HttpOnly, a narrow path, no Domain, Secure under https',
    S9: 'Workspace and portal have host names of their own; each refuses that of the other; the portal never gets a cookie of the workspace',
    S10: 'Tries are counted in the database before they are checked, per account and per address (IPv6 by /64), over all processes; a browser that signed in before is not locked out by strangers',
    S11: 'Locked, every call is refused with 423 but those that lead out; the socket is silent; five wrong tries end the session; another process, and a new start, know it',
    S12: 'Closing the last page ends the session after 30 s; a reload, or another open page, does not',
    S13: 'Content-Security-Policy with Trusted Types on both hosts: no script but our files, no text becomes markup; plain journeys and each part that is loaded late leave no report',
    S14: 'Every answer: nosniff, no-referrer, own opener policy where another page may hold the window, own resource policy, permissions, HSTS under https; API and HTML are not stored',
    S15: 'The socket takes a ticket of its own person, once, from a page of ours; 4 kB and 20 messages a second; it ends with the session',
  }),
  chapter('OWASP ASVS 5.0.0', {
    'ASVS 1.2.4': 'Hostile input leaves no syntax error in PostgreSQL',
    'ASVS 1.2.8': 'Links, definitions and inputs in formulas do nothing',
    'ASVS 1.2.10': 'What a spreadsheet would run is text in CSV and XLSX',
    'ASVS 1.3.1': 'A thousand hostile pastes into the editor run nothing',
    'ASVS 1.3.4': 'Drawings that hold scripts are not taken, and no upload runs in a page',
    'ASVS 1.3.6': 'The server asks no host that was not named: no address of its own network; only named sites are framed',
    'ASVS 1.5.1': 'No document type in what is handed in as XLSX or other Office files; entities are never resolved',
    'ASVS 2.3.1': 'Every action outside of its state is refused',
    'ASVS 2.3.3': 'Work is done wholly or not at all, also where the server is killed',
    'ASVS 2.3.4': 'Of two who decide at once over two processes one succeeds',
    'ASVS 2.3.5': 'Nobody checks or approves their own work',
    'ASVS 3.3.1': 'Cookies are Secure under https',
    'ASVS 3.3.2': 'Cookies have SameSite=Strict',
    'ASVS 3.3.3': 'Cookies have no Domain (their names are the specification’s, without __Host-)',
    'ASVS 3.3.4': 'Cookies of the server are out of reach of scripts',
    'ASVS 3.4.2': 'No origin is answered in Access-Control-Allow-Origin',
    'ASVS 3.4.3': 'csp_evaluator finds nothing severe in either policy',
    'ASVS 3.4.6': 'Nobody frames our pages',
    'ASVS 3.5.1': 'A request with cookies alone is refused with 401',
    'ASVS 3.5.3': 'No GET changes a row of the institute’s records',
    'ASVS 3.5.4': 'Workspace and portal are different hosts',
    'ASVS 4.1.1': 'Every answer says its type, and text its character set',
    'ASVS 4.2.1': 'A request with both Content-Length and Transfer-Encoding is refused',
    'ASVS 4.4.2': 'The socket checks the origin',
    'ASVS 5.2.3': 'Archives that unpack to too much are refused',
    'ASVS 5.3.2': 'Names of files lead nowhere',
    'ASVS 5.4.2': 'Content-Disposition survives quotes, line ends and Chinese',
    'ASVS 6.3.1': 'Passwords cannot be guessed at speed',
    'ASVS 6.3.8': 'Known and unknown people cannot be told apart by words or by time, at sign-in and at resetting',
    'ASVS 7.4.1': 'A token that was ended is dead at all processes',
    'ASVS 7.4.2': 'Closing an account ends its sessions',
    'ASVS 8.2.1': 'Each role is answered the calls of the table and no others',
    'ASVS 8.2.2': 'A record of somebody else is answered as one that does not exist',
    'ASVS 8.4.1': 'Without any condition the application’s role sees no row of another institute',
    'ASVS 14.2.1': 'Our client puts no token into an address (the refresh of the specification excepted)',
    'ASVS 14.3.3': 'What stays in the browser’s storage holds no token, password or phone',
    'ASVS 15.3.3': 'Fields that nobody may set are refused',
    'ASVS 15.3.6': '__proto__ and constructor are refused and change nothing',
    'ASVS 16.2.5': 'No log of the run has a token, password, phone or number of an identity card',
    'ASVS 16.4.1': 'Line ends in what is sent make no further line in the log',
  }),
  chapter('Attacks on the BladeX family, replayed', {
    B1: 'SQL as the name of a parameter, at each list: 401 without a session, 400 or 404 with one',
    B2: 'SQL as a sort: 400 in less than a second (CVE-2020-16165)',
    B3: 'A token in the query of the export is none; with a header the injection is refused (CVE-2022-27360)',
    B4: 'Forged JSON Web Tokens, with the published key, with none, with alg none: 401 (CVE-2021-44910)',
    B5: 'Lists of people and logs need a permission; no answer but the login has a password, hash or token',
    B6: 'admin/admin and the published clients open nothing',
    B7: 'Another tenant, in header or body, opens nothing; tenants and people of others cannot be changed',
    B8: 'Uploads at the addresses of the family are not there; paths and addresses as file ids neither',
    B9: 'What scanners look for is 404, on both hosts',
    B10: 'Odd Content-Types are validated or refused; X-Forwarded headers of strangers are nothing (CVE-2025-32442, CVE-2026-25223, CVE-2026-3635)',
  }),
  chapter('Searches', {
    Q1: 'Fields, sorts and operators are those of the list; no input enters SQL',
    Q2: 'Each limit holds to the last: n is answered, n + 1 is 400',
    Q3: 'Contains means contains, whatever signs of LIKE are in the words',
    Q4: 'A refusal names row, field and rule, and repeats only harmless names; sorts end in the id',
    Q5: 'Filters at random find what a plain look in memory finds; of another institute nothing',
  }),
  chapter('Public portal', {
    P1: 'Unknown number, wrong code and nonsense: same status, headers, length and words',
    P2: 'The time of an answer tells nothing, and a planted leak is found by the same measure',
    P3: '10 tries an hour for a number, 30 for an address, also for right codes, over all processes; the way of the QR code has room',
    P4: 'Check codes: 40 bits of a keyed hash over tenant, number and issue; typed tolerantly',
    P5: 'QR codes carry 130 bits and nothing else, in the alphanumeric mode; their page is not stored, their path not logged',
    P6: 'Text messages: alike for known and unknown phones, limited by phone and address; signed calls count once, for their body and moment',
  }),
  chapter('Data and workflow', {
    F35: '5,000 characters, joined emoji and turned text come back exactly, or are refused by field; the layout holds',
    F36: 'NUL and lone surrogates, in values and keys: 400',
    F37: 'Numbers beyond all bounds, NaN and Infinity are refused',
    F38: 'Days that do not exist or lie outside 1900 to 2199 are refused',
    F39: 'JSON nested too deep is refused, and so is __proto__',
    F40: 'A body of 100 MB, declared, chunked or packed: 413 or 415 soon, and the memory stays',
    F41: 'Archives: too dense, too many entries, too large, overlapping, nested, ../, links, DTD: refused within 2 s',
    F42: 'What a file is its content says; it is sent as an attachment that runs nowhere, pictures without their metadata',
    F43: 'Cells that a spreadsheet would run are text',
    F44: 'Of two who decide at once one succeeds, two hundred times; the other is told the new state',
    F45: 'A move sent again with its key has the same answer; an old version is 409',
    F46: 'State, version, approver and tenant forged in a body: refused',
    F47: 'Every action outside of its state is refused, naming both',
    F48: 'Own work is not audited or approved, by whatever role',
    F49: 'A role or account that is taken away is gone with the next call, and its socket closes',
    F50: 'A row of the history that was changed is named; the application’s role cannot change any',
  }),
]

/** All of them, in their order. */
export const everyPromise: readonly SafetyPromise[] = chapters.flatMap(({ promises }) => promises)
