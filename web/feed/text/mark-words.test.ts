import { expect, test } from 'vitest'
import { type MarkdownNode, markWords } from './mark-words.ts'

const text = (value: string): MarkdownNode => ({ type: 'text', value })
const told = ({ type, value, data, children }: MarkdownNode): unknown =>
  type === 'text'
    ? value
    : data
      ? [children!.map(told).join(''), ...Object.values(data.hProperties)]
      : { [type]: children?.map(told) ?? value }

function marked(...children: MarkdownNode[]) {
  const tree: MarkdownNode = { type: 'paragraph', children }
  markWords(['asha', 'asha-rao'])(tree)
  return tree.children!.map(told)
}

test('topics, Doxy AI and members who are mentioned are marked, and the text around them stays', () => {
  expect(marked(text('Ask @Asha-Rao, or @doxy, of #TB.'))).toEqual([
    'Ask ',
    ['@Asha-Rao', 'asha-rao'],
    ', or ',
    ['@doxy'],
    ', of ',
    ['#TB', '#TB'],
    '.',
  ])
  expect(marked({ type: 'strong', children: [text('@asha')] })).toEqual([{ strong: [['@asha', 'asha']] }])
})

test('who is not mentioned, addresses, links and code stay as they are', () => {
  const link = { type: 'link', children: [text('@asha #TB')] }

  expect(marked(text('@nobody asha@ward.example'), link, { type: 'inlineCode', value: '@asha #TB' })).toEqual([
    '@nobody asha@ward.example',
    { link: ['@asha #TB'] },
    { inlineCode: '@asha #TB' },
  ])
})
