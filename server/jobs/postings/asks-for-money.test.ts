import { expect, test } from 'vitest'
import { asksForMoney } from './asks-for-money.ts'

test.each([
  'Pay a registration fee of Rs 2000 before the interview',
  'Candidates must deposit ₹5,000 as security deposit',
  'Send a copy of your Aadhaar card with the application',
  'What is your Aadhaar number?',
  'Please share your PAN card and bank account details',
  'Bank account number',
  'A refundable deposit of Rs. 10,000 is collected on joining',
  'Interview charges: 500 rupees',
  'You have to transfer the processing charges to our UPI ID',
  'Tell us the OTP that you receive',
  'Applicants should pay the training fees in advance',
  'Kindly remit an amount of INR 1500',
  'No interview, pay Rs 500',
  'No refund of the registration fee',
  'Not a scam: deposit ₹2000 by UPI',
  'No interview fee, but please pay ₹900 for the file',
  'Without an interview - processing fee of 999',
])('what asks applicants for money or secrets is found: %s', (sentence) => {
  expect(asksForMoney(sentence)).toBe(true)
})

test.each([
  'Salary credited to bank account on the 1st',
  'Salary is paid into your bank account number on record each month',
  'No registration fee is charged at any stage',
  'We never ask for Aadhaar or bank details before an offer',
  'The hospital bears the training fees',
  'We never ask for Aadhaar, PAN or bank details',
  'No registration, processing or interview fee',
  'Applicants do not have to pay any fees, deposit or charges',
  'Pay scale as per the 7th Pay Commission',
  'Run the outpatient clinic and the pancreas unit',
  'Our blood bank has details of all donors',
  'Manage patient accounts with the billing team',
  'Conference fees are reimbursed up to ₹50,000',
  'Pay ₹36–48 LPA with indemnity cover',
  'Experience with deposit imaging of the retina',
])('and what does not is left: %s', (sentence) => {
  expect(asksForMoney(sentence)).toBe(false)
})
