export const aboutAadhaar = {
  title: 'Does this picture show an Aadhaar number?',
  words:
    'We never ask for it and may not keep it. If it is there, press Cancel, cover the number, also in small print and QR codes, and choose the new picture. A reviewer who sees one deletes the file.',
  confirm: 'It shows none',
}
