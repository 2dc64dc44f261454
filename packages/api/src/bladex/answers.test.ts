import { expect, test } from 'vitest'
import { readCaptcha, readSignedIn } from './index.ts'

const flat = {
  tenant_id: '000000',
  user_id: '1730000000000000001',
  dept_id: '1730000000000000101,1730000000000000102',
  role_name: 'verifier, administrator',
  account: 'zhao',
  user_name: 'zhao',
  nick_name: '赵工',
  access_token: 'a1',
  refresh_token: 'r1',
  token_type: 'bearer',
  expires_in: 3600,
}
const wrapped = {
  code: 200,
  success: true,
  data: {
    accessToken: 'a1',
    tokenType: 'bearer',
    refreshToken: 'r1',
    userId: '1730000000000000001',
    tenantId: '000000',
    authority: 'verifier,administrator',
    userName: 'zhao',
    nickName: '赵工',
    account: 'zhao',
    expiresIn: 3600,
  },
  msg: '操作成功',
}
const person = {
  id: '1730000000000000001',
  name: '赵工',
  account: 'zhao',
  tenantId: '000000',
  roles: ['verifier', 'administrator'],
}

test('[API-4] a sign-in is read the same, flat with underscores or wrapped without', () => {
  expect(readSignedIn(flat)).toEqual({
    outcome: 'signedIn',
    accessToken: 'a1',
    refreshToken: 'r1',
    syncToken: '',
    expiresIn: 3600,
    person: { ...person, departmentIds: ['1730000000000000101', '1730000000000000102'] },
  })
  expect(readSignedIn(wrapped)).toEqual({
    outcome: 'signedIn',
    accessToken: 'a1',
    refreshToken: 'r1',
    syncToken: '',
    expiresIn: 3600,
    person: { ...person, departmentIds: [] },
  })
})

test('[API-4] what a back end leaves out of a sign-in, or fills with emptiness, is nothing', () => {
  const bare = {
    access_token: 'a1',
    user_id: -1,
    user_name: 'zhao',
    nick_name: '',
    dept_id: -1,
    sync_token: 's1',
    refresh_token: null,
  }
  expect(readSignedIn(bare)).toEqual({
    outcome: 'signedIn',
    accessToken: 'a1',
    refreshToken: '',
    syncToken: 's1',
    expiresIn: undefined,
    person: { id: 'zhao', name: 'zhao', account: 'zhao', tenantId: '', roles: [], departmentIds: [] },
  })
})

test.each([
  [{ error_code: 400, error_description: '用户名或密码不正确' }, '用户名或密码不正确', 400],
  [{ error: 'invalid_grant', error_description: '坏的凭证' }, '坏的凭证', 0],
  [{ error: 'invalid_grant' }, 'invalid_grant', 0],
  [{ code: 400, success: false, data: {}, msg: '用户名或密码错误' }, '用户名或密码错误', 400],
  [{ code: 401, data: null, msg: '缺失令牌,鉴权失败' }, '缺失令牌,鉴权失败', 401],
  [{ code: 500, success: false, data: {}, msg: null }, '', 500],
  [{ ...flat, access_token: '', error_description: '用户名或密码不正确' }, '用户名或密码不正确', 0],
])('[API-4] %o is a no', (body, message, code) => expect(readSignedIn(body)).toEqual({ outcome: 'refused', message, code }))

test.each([undefined, null, '', 'ok', [], {}, { code: 200, success: true, data: {}, msg: '' }, { access_token: '' }])(
  '[API-3] %o is neither yes nor no',
  (body) => expect(() => readSignedIn(body)).toThrow('未知错误'),
)

test('[API-4] what is to be answered first is a picture, flat or wrapped, or a code', () => {
  const picture = { key: 'k1', image: 'data:image/png;base64,AA==' }
  expect(readCaptcha(picture)).toEqual({ kind: 'picture', ...picture })
  expect(readCaptcha({ code: 200, success: true, data: picture, msg: '' })).toEqual({ kind: 'picture', ...picture })
  expect(readCaptcha({ code: 200, success: true, data: { code: 'c1' }, msg: '' })).toEqual({ kind: 'code', code: 'c1' })
  for (const body of [null, {}, { key: '' }, { code: 200, data: {} }, { code: 400, msg: 'x' }])
    expect(() => readCaptcha(body)).toThrow('未知错误')
})
