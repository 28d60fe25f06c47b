import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput, FieldRow } from '@traveldesk/shared-ui';
import { readerZone, useLanguage } from '@traveldesk/shared-web';
import { weekdayName } from '../sentence/words';
import { markupFieldName } from '../markups/markup.words';
import '../texts';
import { ChecksField } from './ChecksField';
import { figure, nullable } from './figures';
import { InstantField } from './InstantField';
import type { FieldsProps } from './RuleFields';
import { Folded, Section } from './Section';
import { useProduct } from './useProduct';
import './texts';

const windows = [
  ['travel_from', 'travel'],
  ['travel_to', 'travel'],
  ['booking_from', 'booking'],
  ['booking_to', 'booking'],
] as const;
const days = ['days_before_min', 'days_before_max'] as const;
const rare = [...windows.map(([name]) => name), ...days, 'weekdays'] as const;

/** The validity of the rule; below it, windows for travel and booking. */
export function WhenFields({ rules }: FieldsProps) {
  const { t } = useTranslation(['markupForm', 'markups']);
  const { t: words } = useTranslation('markups');
  const { language } = useLanguage();
  const product = useProduct();
  const zone = readerZone();
  return (
    <Section title={t('sections.when')}>
      <FieldRow>
        {(['valid_from', 'valid_until'] as const).map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`markups:fields.${name}`)}
            extra={name === 'valid_from' && t('hints.valid', { zone: `\u2066${zone}\u2069` })}
            rules={rules(name)}
          >
            <InstantField
              label={t(`markups:fields.${name}`)}
              edge={name === 'valid_from' ? 'start' : 'end'}
            />
          </Form.Item>
        ))}
      </FieldRow>
      <Folded fields={rare}>
        <FieldRow>
          {windows.map(([name, hint]) => (
            <Form.Item
              key={name}
              {...nullable}
              name={name}
              label={markupFieldName(words, name, product)}
              extra={hint === 'travel' ? t('hints.travel', { context: product }) : t('hints.booking')}
              rules={rules(name)}
            >
              <DayInput />
            </Form.Item>
          ))}
          {days.map((name) => (
            <Form.Item
              key={name}
              {...figure}
              name={name}
              label={markupFieldName(words, name, product)}
              extra={t('hints.days', { context: product })}
              rules={rules(name)}
            >
              <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={4} />
            </Form.Item>
          ))}
        </FieldRow>
        <Form.Item
          name="weekdays"
          label={t('markups:fields.weekdays', { context: product })}
          rules={rules('weekdays')}
        >
          <ChecksField
            options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({
              value,
              label: weekdayName({ language }, value),
            }))}
          />
        </Form.Item>
      </Folded>
    </Section>
  );
}
