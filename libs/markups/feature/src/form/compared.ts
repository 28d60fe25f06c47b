import type { TFunction } from 'i18next';
import type { RuleNames } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { markupFieldName, markupFieldValue } from '../markups/markup.words';
import { blankValues, inputOf, type MarkupValues } from './markup.form';

const fields = Object.keys(blankValues(null)) as (keyof MarkupValues)[];
/** Said of a change, and not of a rule: each writes their own. */
const ofChange = ['change_reason', 'effective_at'];

/** The values to compare where somebody else has saved the rule meanwhile. */
export function comparedFields(t: TFunction<'markups'>, language: Language, names: RuleNames) {
  return fields
    .filter((field) => !ofChange.includes(field))
    .map((field) => ({
      label: markupFieldName(t, field),
      value: (values: MarkupValues) =>
        markupFieldValue(field, inputOf(values)[field], { t, language, names }),
    }));
}
