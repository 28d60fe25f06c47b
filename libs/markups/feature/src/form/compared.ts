import type { TFunction } from 'i18next';
import type { RuleNames } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { eachField } from '@traveldesk/shared-ui';
import { markupFieldName, markupFieldValue } from '../markups/markup.words';
import { blankValues, inputOf, type MarkupValues } from './markup.form';

const fields = Object.keys(blankValues(null)) as (keyof MarkupValues)[];
/** Fields to compare after an edit conflict. Reason and effective date belong to each author's own version and are left out. */
export function comparedFields(t: TFunction<'markups'>, language: Language, names: RuleNames) {
  return {
    ...eachField(fields, (field) => ({
      label: markupFieldName(t, field),
      value: (values: MarkupValues) =>
        markupFieldValue(field, inputOf(values)[field], { t, language, names }),
    })),
    change_reason: [],
    effective_at: [],
  };
}
