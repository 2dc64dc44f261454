import { contract } from '@etalon/api/contract'
import { knownParameters } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { parameterMessages } from './parameter.ts'

const parameters = (['zh', 'en'] as const).flatMap((language) =>
  knownParameters.map(({ key }) => [language, key, parameterMessages[language].known[key]] as const),
)

test.each(parameters)('[SYS-2][I18N-1] in %s the name of %s can be saved', (_language, paramKey, paramName) => {
  expect(contract.parameter.submit.body.safeParse({ paramName, paramKey, paramValue: '1', remark: '' }).error).toBeUndefined()
})
