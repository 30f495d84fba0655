import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { catalogueOf, filesOf, languages } from './support/catalogues.ts'

type Element = ESTree.JSXElement
/** All that a place may say, one of them at a time, with an ellipsis for what is known on the page alone. */
type Written = { words: Words[]; isSaid: boolean }
type Words = { text: string; put: Record<string, string> }

const PRESSED = /^(?:a|button|Button|ButtonLink|Chip|Link)$/
const NOTHING: Written = { words: [], isSaid: false }
const wordsOf = (text: string): Written => ({ words: [{ text, put: {} }], isSaid: false })

/** All elements of a file that are pressed. */
function pressedIn(node: unknown, found: Element[] = []): Element[] {
  if (Array.isArray(node)) for (const one of node) pressedIn(one, found)
  else if (node !== null && typeof node === 'object') {
    const { type, openingElement } = node as Element
    const isPressed = type === 'JSXElement' && openingElement.name.type === 'JSXIdentifier' && PRESSED.test(openingElement.name.name)
    if (isPressed) found.push(node as Element)
    for (const inner of Object.values(node)) pressedIn(inner, found)
  }
  return found
}

const either = (...all: Written[]): Written => ({ words: all.flatMap(({ words }) => words), isSaid: all.some(({ isSaid }) => isSaid) })

function writtenBy(node: ESTree.Node): Written {
  switch (node.type) {
    case 'JSXText':
      return wordsOf(node.value)
    case 'Literal':
      return typeof node.value === 'string' ? wordsOf(node.value) : NOTHING
    case 'TemplateLiteral':
      return wordsOf(node.quasis.map(({ value }) => value.cooked).join('…'))
    case 'JSXExpressionContainer':
      return writtenBy(node.expression)
    case 'ConditionalExpression':
      return either(writtenBy(node.consequent), writtenBy(node.alternate))
    case 'LogicalExpression':
      return writtenBy(node.right)
    case 'JSXElement':
      return shownBy(node)
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'say' ? saidBy(node.arguments) : NOTHING
    default:
      return NOTHING
  }
}

/** The first of what stands in an element that says anything. */
const shownBy = ({ children }: Element): Written => children.map(writtenBy).find(({ words }) => words.some((one) => spoken(one))) ?? NOTHING

/** A value that is said as well is put in where it belongs, in every language. */
function saidBy([key, values]: ESTree.CallExpression['arguments']): Written {
  const { words } = key ? writtenBy(key) : NOTHING
  const known = values?.type === 'ObjectExpression' ? values.properties.filter((one) => one.type === 'Property') : []
  const put = known.flatMap(({ key: name, value }) => {
    const [said] = writtenBy(value).words
    return name.type === 'Identifier' && said ? [[name.name, said.text] as const] : []
  })
  return { isSaid: true, words: words.map(({ text }) => ({ text, put: Object.fromEntries(put) })) }
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** As it is read with these words for the English ones; what is known on the page alone is an ellipsis. */
const spoken = ({ text, put }: Words, of: Record<string, string> = {}) =>
  plain((of[text] ?? text).replace(/\{(\w+)\}/g, (_, name: string) => (put[name] ? (of[put[name]] ?? put[name]) : '…')))

const catalogues = languages.map((language) => catalogueOf(language))

/** Names of what is pressed that lack the words on it, in English and in every language in which they are said. */
function faultsIn(code: string, path: string) {
  if (!code.includes('aria-label=')) return []
  return pressedIn(parseSync(path, code).program).flatMap((element) => {
    const label = element.openingElement.attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === 'aria-label')
    if (label?.type !== 'JSXAttribute' || !label.value) return []
    const [name, shown] = [writtenBy(label.value), shownBy(element)]
    if (!name.words.some((words) => /\p{L}/u.test(spoken(words)))) return []
    const lacks = (of?: Record<string, string>) =>
      shown.words.some((words) => !name.words.some((one) => spoken(one, of).includes(spoken(words, of))))
    const isLacking = lacks() || (shown.isSaid && name.isSaid && catalogues.some(lacks))
    return isLacking
      ? [
          `${path}: “${name.words.map((words) => spoken(words)).join(' / ')}” is shown as “${shown.words.map((words) => spoken(words)).join(' / ')}”`,
        ]
      : []
  })
}

test('a button is called by the words on it, so that whoever speaks to their screen can press it', () => {
  const faults = filesOf(['web/**/*.tsx']).flatMap((path) => faultsIn(readFileSync(path, 'utf8'), path))

  expect(faults).toEqual([])
})

test.each([
  ['other words', '<Button aria-label="Answer 3">Decide</Button>', 1],
  ['one of two words', "<Button aria-label='I go: 3'>{isOn ? 'Going' : 'I go'}</Button>", 1],
  ['words that are said', "<Button aria-label={say('Open {name}', { name })}>{say('Show')}</Button>", 1],
  ['the words and more', '<button aria-label="Decide: 3"><Gavel /> Decide</button>', 0],
  ['words known on the page alone', '<Link aria-label={words}>Open</Link>', 0],
  ['words that are put in', "<Button aria-label={say('{act} {name}', { act: say('Open'), name })}>{say('Open')}</Button>", 0],
  ['a picture', '<Button aria-label="Close"><X /></Button>', 0],
])('%s', (_, code, count) => {
  expect(faultsIn(`export const one = ${code}`, 'one.tsx')).toHaveLength(count)
})
