import { formatters, i18n } from '@traveldesk/shared-web';
import '../texts';
import { companyFieldName, companyFieldValue } from './company.fields';

it('the history shows negotiated rates, and their state at the supplier', () => {
  const t = i18n.getFixedT('en', 'companies');
  const words = { t, format: formatters('en') };
  const shown = (field: string, value: object) => [
    companyFieldName(t, field),
    companyFieldValue(words, field, value),
  ];
  const rate = { supplier: 'Stays', code: 'NILE1' };
  expect(shown('negotiated_rate', { ...rate, name: 'Nile 2027', of: ['Palace', 'Inn'] })).toEqual([
    'Negotiated rate',
    'Stays · NILE1 · Nile 2027 · Palace · Inn',
  ]);
  expect(shown('negotiated_registration', { ...rate, state: 'in_doubt', ref: null })).toEqual([
    'At the supplier',
    'Stays · NILE1: no clear answer',
  ]);
});
