import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CriteriaErrorCode, CriteriaErrors, Judgement } from '@traveldesk/flights-contract';

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
  const error = useCallback(
    (field: string) => {
      const code = link[field] ?? errors[field];
      if (code && (confirmed || !incomplete.has(code))) return t(`problems.${code}`);
      return code ? undefined : refused[field];
    },
    [t, link, errors, refused, confirmed],
  );
  const warning = useCallback(
    (field: string) => warnings[field] && t(`problems.${warnings[field]}`),
    [t, warnings],
  );
  return { error, warning };
}
