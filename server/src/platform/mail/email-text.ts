import type { Block, Email, Link, Sender, Words } from './email.ts'

/**
 * Renders an email as plain text. Does not break long lines, because mail clients fit them to their own width. The URL
 * of a button is on its own line, so that it can be copied.
 */
export function renderEmailText(
  { greeting, blocks, reason, unsubscribeUrl }: Email,
  { support }: Sender,
): string {
  const foot = [
    // Mail clients treat the text below this line as a signature (RFC 3676, 4.3).
    '-- ',
    reason,
    ...(unsubscribeUrl === undefined ? [] : [`Unsubscribe: ${unsubscribeUrl}`]),
    `Home Pulse AI, ${support.address} · ${support.email}`,
  ]
  return `${[`${greeting}.`, ...blocks.map(renderBlock), foot.join('\n')].join('\n\n')}\n`
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return renderWords(block.words)
    case 'button':
      return `${block.link.text}:\n${block.link.url}`
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'advice':
      return `${block.title.toUpperCase()}\n${renderWords(block.words)}`
    case 'list':
      return [
        block.title.toUpperCase(),
        ...block.rows.flatMap(({ mark, link, detail }) => [`- ${mark}: ${link.text}`, `  ${detail}`]),
        ...(block.more === undefined ? [] : [block.more]),
      ].join('\n')
  }
}

const renderWords = (words: Words): string =>
  typeof words === 'string'
    ? words
    : words.map((part) => (typeof part === 'string' ? part : renderLink(part))).join('')

const renderLink = ({ text, url }: Link): string => (url === `mailto:${text}` ? text : `${text} (${url})`)
