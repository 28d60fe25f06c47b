import { useTranslation } from 'react-i18next';
import type { CriteriaErrorCode, CriteriaErrors, Judgement } from '@traveldesk/flights-contract';
import { errorNotes } from '@traveldesk/suppliers-ui';

/** The messages at the fields of a search. */
export interface Notes {
  error: (field: string) => string | undefined;
  warning: (field: string) => string | undefined;
}

/** Errors of fields that are not filled in yet. */
const incomplete: ReadonlySet<CriteriaErrorCode> = new Set(['search_required']);

interface NotesOf {
  judgement: Judgement;
  /** Errors of the address. */
  link: CriteriaErrors;
  /** The API's errors for this search, as texts. */
  refused: Readonly<Record<string, string>>;
  confirmed: boolean;
}

/** Returns the messages by field. Until the search is confirmed, only filled-in fields are validated. */
export function useNotes({ judgement, link, refused, confirmed }: NotesOf): Notes {
  const { t } = useTranslation('flights');
  const { errors, warnings } = judgement;
  const say = (code: CriteriaErrorCode) => t(`problems.${code}`);
  return {
    error: errorNotes({ link, judged: errors, refused }, { confirmed, incomplete }, say),
    warning: (field) => warnings[field] && t(`problems.${warnings[field]}`),
  };
}
