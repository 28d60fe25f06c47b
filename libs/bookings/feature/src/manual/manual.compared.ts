import type { TFunction } from 'i18next';
import type { ManualForm } from './manual.form';

/** The values to compare where somebody else has saved the booking meanwhile. */
export function comparedManualFields(t: TFunction<'manualBookings'>) {
  return [
    { label: t('fields.source'), value: ({ source = '' }: ManualForm) => source },
    { label: t('fields.pnr'), value: ({ pnr = '' }: ManualForm) => pnr },
    { label: t('fields.state'), value: ({ state }: ManualForm) => t(`states.${state}`) },
    {
      label: t('segments.title'),
      value: ({ segments }: ManualForm) =>
        segments.map(
          ({ carrier, flight_number: number, origin, destination, departing_at: at }) =>
            `${carrier ?? ''} ${number ?? ''} ${origin ?? ''}–${destination ?? ''} ${at ?? ''}`,
        ),
    },
    {
      label: t('travellers.title'),
      value: ({ travellers }: ManualForm) =>
        travellers.map(({ given_name: given, family_name: family }) => `${given ?? ''} ${family ?? ''}`),
    },
    {
      label: t('tickets.title'),
      value: ({ tickets }: ManualForm) => tickets.map(({ number }) => number ?? ''),
    },
    {
      label: t('fields.total'),
      value: ({ total }: ManualForm) => [total?.amount, total?.currency].filter(Boolean).join(' '),
    },
    { label: t('fields.note'), value: ({ note = '' }: ManualForm) => note },
  ];
}
