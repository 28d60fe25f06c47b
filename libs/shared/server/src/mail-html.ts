interface MailAction {
  link: string;
  label: string;
}

/** Returns the HTML part of a mail: paragraphs of plain text, whose line ends stay, with a button between them if there is an action. */
export function mailHtml(
  before: readonly string[],
  { action = null, after = [] }: { action?: MailAction | null; after?: readonly string[] } = {},
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${escape(text)}</p>`;
  const button = action
    ? `<p style="margin:0 0 16px"><a href="${escape(action.link)}" style="${buttonStyle}">${escape(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;color:#6b6b76;word-break:break-all" dir="ltr">${escape(action.link)}</p>`
    : '';
  const content = before.map(paragraph).join('') + button + after.map(paragraph).join('');
  return `<body style="margin:0;background:#f5f5f9"><div style="${cardStyle}">${content}</div></body>`;
}

const cardStyle =
  'max-width:520px;margin:24px auto;padding:32px;background:#fff;border-radius:8px;' +
  'font:15px/1.6 system-ui,Segoe UI,Tahoma,sans-serif;color:#2f2b3d';

const buttonStyle =
  'display:inline-block;padding:10px 20px;background:#675dd8;color:#fff;border-radius:6px;text-decoration:none';

/** Escapes text for HTML, because names are user input. */
function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
