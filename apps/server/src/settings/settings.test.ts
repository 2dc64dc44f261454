import { expect, test } from 'vitest'
import { readSettings } from './index.ts'
import { settingNames } from './settings.ts'
import { toolNames, unknownSettings } from './unknown-settings.ts'

test('settings have defaults for one machine', () => {
  expect(readSettings({})).toMatchObject({
    workspacePort: 4100,
    portalPort: 4200,
    host: '127.0.0.1',
    demo: false,
    databaseUrl: undefined,
  })
})

test.each([
  ['ETALON_WORKSPACE_PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['ETALON_PORTAL_PORT', 'x', 'must be a whole number from 0 to 65535'],
  ['ETALON_PORTAL_PORT', '1.5', 'must be a whole number from 0 to 65535'],
  ['ETALON_UPLOAD_DAYS', '-1', 'must be a whole number of days from 0 to 3650'],
  ['ETALON_FAREWELL_SECONDS', '61', 'must be a number of seconds from 0 to 60'],
  ['ETALON_ACCESS_SECONDS', '4', 'must be a whole number of seconds from 5 to 86400'],
  ['ETALON_DEMO', 'yes', 'must be 0 or 1'],
  ['ETALON_PORTAL_URL', 'javascript:1', 'must be an address such as https://lims.example.org'],
  ['ETALON_LOG', 'loud', 'must be silent, error, warn, info or debug'],
  ['ETALON_PROXIES', '10.0.0.0/33', 'must be addresses or networks'],
  ['ETALON_PROXIES', '10.0.0.1,proxy.example', 'must be addresses or networks'],
  ['ETALON_PROXIES', '::1/129', 'must be addresses or networks'],
  ['ETALON_PROXIES', '10.0.0.1/8/8', 'must be addresses or networks'],
])('a wrong %s is named with what it holds, %s, and what it may hold', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(`These settings cannot be used:\n  ${name}=${value}: ${words}`)
})

test.each([
  ['DATABASE_URL', 'mysql://etalon:geheim@host/db'],
  ['ETALON_CLIENT', 'geheim'],
])('a wrong %s is named, and what it holds is not shown, since that may be a password', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}: must be (?!.*geheim)`))
})

test('[FILE-1] files stand in a folder of the data, in another one, or in a bucket', () => {
  expect(readSettings({ ETALON_DATA: '/srv/etalon' }).files).toEqual({ kind: 'folder', folder: '/srv/etalon/files' })
  expect(readSettings({ ETALON_FILES: 'file:///srv/%E6%96%87%E4%BB%B6' }).files).toEqual({ kind: 'folder', folder: '/srv/文件' })
  expect(readSettings({ ETALON_FILES: 's3://etalon-files' }).files).toEqual({
    kind: 's3',
    bucket: 'etalon-files',
    region: 'us-east-1',
    endpoint: undefined,
    credentials: undefined,
    pathStyle: false,
  })
  const own = {
    ETALON_FILES: 's3://etalon-files',
    ETALON_S3_ENDPOINT: 'http://minio:9000/',
    ETALON_S3_REGION: 'cn-north-1',
    ETALON_S3_ACCESS_KEY: 'key',
    ETALON_S3_SECRET_KEY: 'geheim',
  }
  const place = {
    kind: 's3',
    bucket: 'etalon-files',
    region: 'cn-north-1',
    endpoint: 'http://minio:9000',
    credentials: { accessKeyId: 'key', secretAccessKey: 'geheim' },
  }
  expect(readSettings(own).files).toEqual({ ...place, pathStyle: true })
  expect(readSettings({ ...own, ETALON_S3_PATH_STYLE: '0' }).files).toEqual({ ...place, pathStyle: false })
})

test.each([
  [{ ETALON_FILES: 's3://' }, 'ETALON_FILES=s3://'],
  [{ ETALON_FILES: 's3://Upper_Case' }, 'ETALON_FILES=s3://Upper_Case'],
  [{ ETALON_FILES: 'files' }, 'ETALON_FILES=files'],
  [{ ETALON_FILES: 'file://elsewhere/srv' }, 'ETALON_FILES=file://elsewhere/srv'],
  [{ ETALON_FILES: 's3://etalon', ETALON_S3_ENDPOINT: 'minio:9000' }, 'ETALON_S3_ENDPOINT=minio:9000'],
  [{ ETALON_FILES: 's3://etalon', ETALON_S3_ACCESS_KEY: 'key' }, 'ETALON_S3_SECRET_KEY: must be set'],
  [{ ETALON_FILES: 's3://etalon', ETALON_S3_SECRET_KEY: 'geheim' }, 'ETALON_S3_ACCESS_KEY: must be set'],
  [{ ETALON_S3_SECRET_KEY: 'geheim' }, 'ETALON_S3_SECRET_KEY: is of use with ETALON_FILES=s3://<bucket> alone'],
])('[FILE-1][SRV-6] files that %j cannot name a place are refused by the setting', (given, why) => {
  expect(() => readSettings(given)).toThrow(why)
  expect(() => readSettings(given)).not.toThrow('geheim')
})

test('nobody is trusted about addresses but the proxies that are named', () => {
  expect(readSettings({}).proxies).toEqual([])
  expect(readSettings({ ETALON_PROXIES: '127.0.0.1, 10.0.0.0/8,2001:db8::/64' }).proxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '2001:db8::/64',
  ])
})

test('[B6] demo accounts refuse a listener that is not loopback', () => {
  expect(() => readSettings({ ETALON_DEMO: '1', ETALON_HOST: '0.0.0.0' })).toThrow('ETALON_HOST=0.0.0.0')
  expect(readSettings({ ETALON_DEMO: '1', ETALON_HOST: '::1' }).demo).toBe(true)
})

test('[NAV-7][SRV-6][ASVS 1.3.6] sites that may be framed are origins; anything else is refused by the setting', () => {
  expect(readSettings({}).frames).toEqual([])
  expect(readSettings({ ETALON_FRAMES: 'https://lims.example.org/path, http://10.0.0.2:8080' }).frames).toEqual([
    'https://lims.example.org',
    'http://10.0.0.2:8080',
  ])
  for (const wrong of ['lims.example.org', 'javascript:alert(1)', 'https://a.example,', "'unsafe-inline'"])
    expect(() => readSettings({ ETALON_FRAMES: wrong })).toThrow(`ETALON_FRAMES=${wrong}`)
})

test('[CERT-5] a certificate for the seal comes with its key, or not at all', () => {
  expect(readSettings({}).sealFiles).toBeUndefined()
  expect(readSettings({ ETALON_SEAL_CERTIFICATE: '/etc/seal.pem', ETALON_SEAL_KEY: '/etc/seal.key' }).sealFiles).toEqual({
    certificate: '/etc/seal.pem',
    key: '/etc/seal.key',
  })
  expect(() => readSettings({ ETALON_SEAL_KEY: 'seal.key' })).toThrow(
    /ETALON_SEAL_KEY is there, and ETALON_SEAL_CERTIFICATE is not/,
  )
  expect(() => readSettings({ ETALON_SEAL_CERTIFICATE: 'seal.pem' })).toThrow(/ETALON_SEAL_KEY is not/)
})

test.each([
  ['ETALON_PROXYS', 'did you mean ETALON_PROXIES?'],
  ['ETALON_WORKSPACE_PROT', 'did you mean ETALON_WORKSPACE_PORT?'],
  ['ETALON_HSOT', 'did you mean ETALON_HOST?'],
  ['ETALON_DATABASE_URL', 'did you mean DATABASE_URL?'],
  ['etalon_data', 'did you mean ETALON_DATA?'],
  ['ETALON_S3_SECRET', 'did you mean ETALON_S3_SECRET_KEY?'],
  ['ETALON_LOG_LEVEL', 'did you mean ETALON_LOG?'],
  ['ETALON_PORT', 'did you mean ETALON_WORKSPACE_PORT or ETALON_PORTAL_PORT?'],
  ['ETALON_COLOUR', 'docs/operations.md names all of them.'],
])('[SRV-6] %s is told to be no setting, with the nearest name, and what it holds is not', (name, hint) => {
  expect(unknownSettings({ [name]: 'geheim' }, settingNames)).toEqual([`${name} is no setting and counts for nothing; ${hint}`])
})

test('[SRV-6] nothing is told of settings, of names that tools of this repository read, of empty values and of other programs', () => {
  const named = [...settingNames, ...toolNames].map((name) => [name, '1'])
  const others = { ETALON_PROXYS: '', ETALONS: '1', MY_ETALON_DATA: '1', PATH: '/bin' }
  expect(unknownSettings({ ...Object.fromEntries(named), ...others }, settingNames)).toEqual([])
})
