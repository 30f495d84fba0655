import { expect, test } from 'vitest'
import { mailComDomains } from './mail-com.ts'
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
  ...['dr.com', 'physician.net', 'surgical.net', 'engineer.com', 'registerednurses.com', 'aol.in', 'aol.co.uk', 'usa.net', 'inbox.lv'],
  ...['cock.li', 'privaterelay.appleid.com', 'addy.io', 'anonaddy.me', 'simplelogin.co', 'aleeas.com', 'passmail.net'],
  ...['eu.org', 'aiims.eu.org', 'dean.aiims.eu.org', 'onmicrosoft.com', 'aiims.onmicrosoft.com', 'asha.anonaddy.me', 'kem.addy.io'],
  ...['asha.simplelogin.com', 'bengal.usa.com', 'clinic.dr.com', 'kem.33mail.com', 'burnermail.io', 'spamgourmet.com', 'onmail.com'],
])('an address at %s says nothing of where its owner works', (domain) => {
  expect(isOpenDomain(domain)).toBe(true)
})

test('every domain of mail.com is open, is listed once, and is a domain', () => {
  expect(mailComDomains.length).toBeGreaterThan(150)
  expect(new Set(mailComDomains).size).toBe(mailComDomains.length)
  expect(mailComDomains.filter((domain) => !/^[a-z0-9-]+\.(?:com|net|org)$/.test(domain) || !isOpenDomain(domain))).toEqual([])
})

test.each([
  ...['aiims.edu', 'kem.edu', 'cmcvellore.ac.in', 'nic.in', 'gov.in', 'apollohospitals.com', 'nhs.net', 'live.ac.in', 'outlookclinic.in'],
  ...['gmail.com.hospital.in', 'mygmail.com', 'aiims.example', 'tmc.gov.in', 'nus.edu.sg'],
  ...['mydr.com', 'hospital.org', 'lifeu.org', 'eu.hospital.org', 'onmicrosoft.hospital.com', 'appleid.com', 'aolhospital.in'],
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

  expect(
    provenParts('institution', proof, { mailConfirmed: true, orcidSignedIn: false, domain: undefined }).map(({ proven }) => proven),
  ).toEqual([true, false, false])
  expect(
    provenParts('researcher', proof, { mailConfirmed: false, orcidSignedIn: false, domain: undefined }).map(({ proven }) => proven),
  ).toEqual([false, false])
})
