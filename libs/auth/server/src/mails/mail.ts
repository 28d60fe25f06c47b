import type { Language } from '@traveldesk/shared-contract';
import type { Mail, TextParams, Texts } from '@traveldesk/shared-server';

interface MailInput {
  texts: Texts;
  /** The prefix of the texts below `mails`: `reset` has reset_subject, reset_intro, reset_action and reset_after. */
  kind: string;
  /** The text of the first sentence, if it is not the kind's. */
  intro?: string | undefined;
  /** The text of the last sentence, if several kinds share one. */
  after?: string;
  to: { email: string; name: string; language: Language };
  /** The target of the button; mails without it have no action. */
  link?: string;
  params?: TextParams;
}

/** Builds a short mail in its reader's language, with the same sentences as text and as HTML. */
export function mailOf({ texts, kind, intro: first, after: last, to, link, params = {} }: MailInput): Mail {
  const say = (part: string) =>
    texts.text('auth', `mails.${part}`, to.language, { name: to.name, ...params });
  const greeting = say('greeting');
  const intro = say(first ?? `${kind}_intro`);
  const after = say(last ?? `${kind}_after`);
  const action = link === undefined ? null : { link, label: say(`${kind}_action`) };
  return {
    to: to.email,
    language: to.language,
    subject: say(`${kind}_subject`),
    text: [
      greeting,
      intro,
      ...(action ? [`${action.label}:\n${action.link}`] : []),
      after,
      say('signature'),
    ].join('\n\n'),
    html: htmlOf([greeting, intro], action, [after, say('signature')]),
  };
}

function htmlOf(before: string[], action: { link: string; label: string } | null, after: string[]): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
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
