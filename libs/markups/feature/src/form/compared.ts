import type { TFunction } from 'i18next';
import type { RuleNames } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { eachField } from '@traveldesk/shared-ui';
import { markupFieldName, markupFieldValue } from '../markups/markup.words';
import { blankValues, inputOf, type MarkupValues } from './markup.form';

const fields = Object.keys(blankValues(null)) as (keyof MarkupValues)[];
/** The values to compare where somebody else has saved the rule meanwhile; what is said of a change alone each writes themselves. */
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
