import type { TFunction } from 'i18next';
import type { TravellerForm } from './traveller.form';

const plain = ['given_name', 'family_name', 'born_on', 'email', 'phone'] as const;

/** The values to compare where somebody else has saved them meanwhile; of a passport only whether one is kept. */
export function comparedTravellerFields(t: TFunction<'savedTravellers'>) {
  return [
    {
      label: t('fields.title'),
      value: ({ title }: TravellerForm) => (title ? t(`titles.${title}`) : ''),
    },
    {
      label: t('fields.gender'),
      value: ({ gender }: TravellerForm) => (gender ? t(`genders.${gender}`) : ''),
    },
    ...plain.map((field) => ({
      label: t(`fields.${field}`),
      value: (values: TravellerForm) => values[field] ?? '',
    })),
    {
      label: t('fields.document'),
      value: ({ passport }: TravellerForm) => t(`passport.${passport}`),
    },
    {
      label: t('fields.loyalty'),
      value: ({ loyalty = [] }: TravellerForm) =>
        loyalty.map(({ airline, number }) => `${airline ?? ''} ${number ?? ''}`),
    },
  ];
}
