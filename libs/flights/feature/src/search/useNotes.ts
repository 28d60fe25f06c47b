import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CriteriaErrorCode, CriteriaErrors, Judgement } from '@traveldesk/flights-contract';

/** What is to be said at the fields of a search. */
export interface Notes {
  error: (field: string) => string | undefined;
  warning: (field: string) => string | undefined;
}

/** Nothing is wrong yet with what is still to be filled in. */
const incomplete: ReadonlySet<CriteriaErrorCode> = new Set(['search_required']);

interface NotesOf {
  judgement: Judgement;
  /** What of the address could not be read. */
  link: CriteriaErrors;
  /** Why the API has refused just this search, as it says it. */
  refused: Readonly<Record<string, string>>;
  confirmed: boolean;
}

/** The sentences of what is wrong, by field. Until the search is confirmed, only what is filled in is judged. */
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
