import { expect, test } from 'vitest'
import { isOpenDomain, refuseOpenMail } from './open-mail.ts'
import { provenParts } from './proven.ts'

test.each([
  ...[
    'gmail.com',
    'yahoo.co.in',
    'yahoo.in',
    'outlook.in',
    'hotmail.com',
    'live.in',
    'rediffmail.com',
    'icloud.com',
    'zohomail.in',
    'proton.me',
  ],
  ...['bsnl.in', 'airtelmail.in', 'qq.com', 'yopmail.com', 'mailinator.com', 'guerrillamail.com', 'anything.yopmail.com'],
])('anybody can get an address at %s', (domain) => {
  expect(isOpenDomain(domain)).toBe(true)
})

test.each([
  ...['aiims.edu', 'kem.edu', 'cmcvellore.ac.in', 'nic.in', 'gov.in', 'apollohospitals.com', 'nhs.net', 'live.ac.in', 'outlookclinic.in'],
  ...['gmail.com.hospital.in', 'mygmail.com', 'aiims.example', 'tmc.gov.in', 'nus.edu.sg'],
])('%s is an institution of its own', (domain) => {
  expect(isOpenDomain(domain)).toBe(false)
})

test('a refusal names the domain and the field, however the address is written', () => {
  const proof = { proof: 'institution_mail', email: 'Office@GMail.com', institution: 'KEM' } as const

  expect(() => refuseOpenMail(proof)).toThrow(
    expect.objectContaining({
      code: 'OPEN_MAIL',
      issues: [{ path: 'proof.email', message: expect.stringMatching(/gmail\.com.*institution’s own domain/) }],
    }),
  )
  expect(() => refuseOpenMail({ ...proof, email: 'office@kem.edu' })).not.toThrow()
})

test('a code proves that an address is read, and nothing about the institution', () => {
  const proof = { proof: 'institution_mail', email: 'office@kem.edu', institution: 'KEM' } as const

  expect(provenParts('institution', proof, true).map(({ proven }) => proven)).toEqual([true, false, false])
  expect(provenParts('researcher', proof, false).map(({ proven }) => proven)).toEqual([false, false])
})
