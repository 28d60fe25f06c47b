import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { passportProblem, type SavedTraveller } from '@traveldesk/bookings-contract';
import { personSentence } from '@traveldesk/bookings-ui';
import { countryCodes } from '@traveldesk/geo-contract';
import { useCountrySearch } from '@traveldesk/geo-ui';
import { DayInput, FieldRow, RemoteSelect, type FieldRules } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import styles from './travellers.module.css';
import { Passport } from './Passport';
import './texts';
import { passportChoices, type PassportChoice } from './traveller.form';

export interface PassportFieldsProps {
  rules: FieldRules;
  /** The stored passport, without its number. */
  kept: SavedTraveller['document'];
}

/** Whether to keep, replace or remove the stored passport, which is shown without its full number. */
export function PassportFields({ rules, kept }: PassportFieldsProps) {
  const { t } = useTranslation('savedTravellers');
  const { t: ofPersons } = useTranslation('persons');
  const choice = Form.useWatch<PassportChoice>('passport');
  const search = useCountrySearch();
  // After merging another user's changes, `keep` may be chosen although no passport was stored when the form opened.
  const isKept = kept !== null || choice === 'keep';
  const offered = passportChoices.filter((value) => value !== 'keep' || isKept);
  const marks = kept ? problemsOf(kept) : [];
  const labelOf = (value: PassportChoice) => t(`passport.${value === 'new' && !isKept ? 'first' : value}`);
  return (
    <>
      <Form.Item
        name="passport"
        label={t('fields.document')}
        extra={
          kept && choice === 'keep' ? (
            <>
              {t('hints.kept')} <Passport document={kept} />{' '}
              {marks.map((key) => (
                <span key={key} className={styles.warns}>
                  {personSentence(ofPersons, key)}{' '}
                </span>
              ))}
            </>
          ) : (
            t('hints.document')
          )
        }
      >
        <Radio.Group
          optionType="button"
          options={offered.map((value) => ({ value, label: labelOf(value) }))}
        />
      </Form.Item>
      {choice === 'new' && (
        <FieldRow short>
          <Form.Item
            name={['document', 'number']}
            label={t('fields.number')}
            rules={rules('document.number')}
            required
          >
            <Input dir="ltr" autoComplete="off" spellCheck={false} maxLength={30} />
          </Form.Item>
          <Form.Item
            name={['document', 'country']}
            label={t('fields.country')}
            rules={rules('document.country')}
            required
          >
            <RemoteSelect picker="country-codes" search={search} />
          </Form.Item>
          <Form.Item
            name={['document', 'expires_on']}
            label={t('fields.expires_on')}
            rules={rules('document.expires_on')}
            required
          >
            <DayInput min={localToday()} />
          </Form.Item>
        </FieldRow>
      )}
    </>
  );
}

/** The problems of a stored passport, which may stay as it is. */
function problemsOf({ country, expires_on }: NonNullable<SavedTraveller['document']>): string[] {
  const end = passportProblem(expires_on, localToday());
  return [...(countryCodes.includes(country) ? [] : ['document_country_unknown']), ...(end ? [end] : [])];
}
