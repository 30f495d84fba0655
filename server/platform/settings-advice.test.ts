import { expect, test } from 'vitest'
import { SETTINGS } from './config.ts'
import { adviceOn } from './settings-advice.ts'

test.each([
  ['SECRET_KEYS', 'SECRET_KEY'],
  ['AUDIT_KEY_FILE', 'AUDIT_KEYS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUSTED_PROXIE', 'TRUSTED_PROXIES'],
  ['LIMIT_SIGNIN_EMAIL', 'LIMIT_SIGN_IN_EMAIL'],
  ['REDISURL', 'REDIS_URL'],
])('%s is said to be no setting', (name, meant) => {
  const said = adviceOn({ [name]: 'x' }, SETTINGS)

  expect(said).toEqual([`There is no setting ${name.replace('_FILE', '')}; ${meant} is one.`])
})

test('what begins with a name of ours is ours, however far it is from any', () => {
  expect(adviceOn({ LIMIT_FEED_PAGES: '1/1', WARDMATES_FOLDER: '/srv' }, SETTINGS)).toEqual([
    'There is no setting LIMIT_FEED_PAGES.',
    'There is no setting WARDMATES_FOLDER.',
  ])
})

test('nothing is said of the settings, of files that hold them, of what others have, and of one beside the setting it is like', () => {
  const environment = Object.fromEntries(SETTINGS.map((name) => [name, 'x']))
  const others = { PATH: '/bin', HOME: '/', HOSTNAME: 'ward', LOGNAME: 'ward', LANG: 'C', PWD: '/', npm_config_cache: '/', REDIS_URI: 'x' }

  expect(adviceOn({ ...environment, ...others }, SETTINGS)).toEqual([])
  expect(adviceOn({ PATH: '/bin', LOGNAME: 'ward', HOSTNAME: 'ward', DATABASE_URL_FILE: '/run/secrets/database_url' }, SETTINGS)).toEqual(
    [],
  )
  expect(adviceOn({ MAIL_FROM: '', SECRET_KEYS: '' }, SETTINGS)).toEqual([])
})

test('a half of what takes two, and emails from an address that is nobody’s, are said', () => {
  expect(adviceOn({ GOOGLE_CLIENT_ID: 'x', REGISTER_TOKEN: 'y', SMTP_URL_FILE: '/run/secrets/smtp' }, SETTINGS)).toEqual([
    'GOOGLE_CLIENT_ID does nothing without GOOGLE_CLIENT_SECRET.',
    'REGISTER_TOKEN does nothing without REGISTER_URL.',
    'Emails go out from an address of wardmates.example: set MAIL_FROM.',
  ])
})

test('links that lead nowhere, emails that reach nobody, and a proxy that everybody shares the limits of, are said', () => {
  const [PUBLIC_URL, mail] = ['https://wardmates.example', { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'ward@wardmates.example' }]

  expect(adviceOn({ HOST: '0.0.0.0' }, SETTINGS)).toEqual([expect.stringMatching(/set PUBLIC_URL/)])
  expect(adviceOn({ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }, SETTINGS)).toEqual([])
  expect(adviceOn({ HOST: '0.0.0.0', PUBLIC_URL, TRUSTED_PROXIES: '10.0.0.5' }, SETTINGS)).toEqual([expect.stringMatching(/set SMTP_URL/)])
  expect(adviceOn({ HOST: '0.0.0.0', PUBLIC_URL, ...mail }, SETTINGS)).toEqual([expect.stringMatching(/set TRUSTED_PROXIES/)])
  expect(adviceOn({ HOST: '0.0.0.0', PUBLIC_URL, TRUSTED_PROXIES: '10.0.0.5', ...mail }, SETTINGS)).toEqual([])
})
