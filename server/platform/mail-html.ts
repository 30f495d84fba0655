import { brand } from '#contract/brand.ts'
import { escaped } from './http/plain-page.ts'

const BODY = 'margin:0;padding:24px;background:#f7f6f3;color:#111a2e;font:16px/24px system-ui,-apple-system,Segoe UI,Roboto,sans-serif'
const SHEET = 'max-width:560px;margin:0 auto;padding:24px;border:1px solid #dcdad3;border-radius:12px;background:#ffffff'
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#17449c;color:#ffffff;font-weight:600;text-decoration:none'
const CODE = 'margin:0 0 16px;font-size:28px;line-height:36px;font-weight:700;letter-spacing:4px'
const SMALL = 'margin:16px 0 0;color:#4d5668;font-size:13px;line-height:20px;word-break:break-all'

/** The same words as the text, for readers who see HTML: nothing is fetched, and a link is only what stands alone in its line. */
export function asHtml({ subject, text }: { subject: string; text: string }): string {
  const parts = text
    .trim()
    .split(/\n{2,}/)
    .map(asPart)
  const style = '<meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width">'
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">${style}<title>${escaped(subject)}</title></head><body style="${BODY}"><div style="${SHEET}"><p style="margin:0 0 16px;font-weight:700">${escaped(brand.name)}</p>${parts.join('')}</div></body></html>`
}

function asPart(part: string): string {
  if (/^https?:\/\/\S+$/.test(part)) {
    const link = escaped(part)
    return `<p style="margin:0 0 16px"><a href="${link}" style="${BUTTON}">Open the link</a></p><p style="${SMALL}">${link}</p>`
  }
  if (/^(?:\d{6}|\d{8})$/.test(part)) return `<p style="${CODE}">${part}</p>`
  const lines = part.split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul style="margin:0 0 16px;padding-left:20px">${lines.map((line) => `<li>${escaped(line.slice(2))}</li>`).join('')}</ul>`
  return `<p style="margin:0 0 16px">${escaped(lines.join(' '))}</p>`
}
