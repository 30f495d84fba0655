/** What the product is called and says about itself. An operator who runs it under another name changes this file only. */
export const brand = {
  name: 'Wardmates',
  tagline: "India's premier healthcare networking platform",
  claims: {
    professionals: '50,000+',
    verification: 'Licences checked by people',
    messaging: 'Encrypted messaging',
  },
  copyright: '© 2023 Wardmates',
  contact: {
    company: 'Wardmates Health Networks Private Limited',
    street: '4th Floor, Neel House, 12 Residency Road',
    city: 'Bengaluru 560025, Karnataka, India',
    email: 'hello@wardmates.example',
    phone: '+91 80 5550 0142',
    grievance: 'grievance@wardmates.example',
  },
} as const
