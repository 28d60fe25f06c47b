import type { Language } from '@traveldesk/shared-contract';
import { mailHtml, type Mail, type TextParams, type Texts } from '@traveldesk/shared-server';

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
    html: mailHtml([greeting, intro], { action, after: [after, say('signature')] }),
  };
}
