import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  childAges,
  infantAges,
  maxTravellers,
  seatedOf,
  travellersOf,
  type CriteriaDraft,
} from '@traveldesk/flights-contract';
import { agesOf } from './draft';
import { Disclosure } from './Disclosure';
import { Field } from './Field';
import { Stepper } from './Stepper';
import styles from './search.module.css';

type Travellers = Pick<CriteriaDraft, 'adults' | 'children' | 'infants'>;

export interface TravellersFieldProps {
  value: Travellers;
  error: string | undefined;
  onChange: (value: Travellers) => void;
}

/** What a traveller of the group is taken for until the age is chosen: in the middle of it, and the older infant. */
const firstAge = { children: 8, infants: 1 } as const;
const ages = { children: childAges, infants: infantAges } as const;

/** Who travels, with the ages that fares go by (TRAVEL-RULES 1 and 2). */
export function TravellersField({ value, error, onChange }: TravellersFieldProps) {
  const { t } = useTranslation('flights');
  const free = maxTravellers - seatedOf(value);
  return (
    <Field label={t('search.travellers')} error={error}>
      {(control) => (
        <Disclosure
          control={control}
          label={t('search.travellers')}
          summary={t('travellers.count', { count: travellersOf(value) })}
        >
          <Stepper
            label={t('travellers.adults')}
            note={t('travellers.adultsNote')}
            value={value.adults}
            min={1}
            max={value.adults + free}
            onChange={(adults) => onChange({ ...value, adults })}
          />
          {(['children', 'infants'] as const).map((group) => (
            <div key={group}>
              <Stepper
                label={t(`travellers.${group}`)}
                note={t(`travellers.${group}Note`)}
                value={value[group].length}
                min={0}
                max={group === 'infants' ? value.adults : value.children.length + free}
                onChange={(count) =>
                  onChange({ ...value, [group]: agesOf(value[group], count, firstAge[group]) })
                }
              />
              <Ages
                group={group}
                value={value[group]}
                onChange={(known) => onChange({ ...value, [group]: known })}
              />
            </div>
          ))}
          {free === 0 && <p className={styles.hint}>{t('travellers.full', { count: maxTravellers })}</p>}
          {travellersOf(value) > maxTravellers && (
            <p className={styles.hint}>{t('travellers.laps', { count: maxTravellers })}</p>
          )}
        </Disclosure>
      )}
    </Field>
  );
}

interface AgesProps {
  group: 'children' | 'infants';
  value: readonly number[];
  onChange: (ages: number[]) => void;
}

function Ages({ group, value, onChange }: AgesProps) {
  const { t } = useTranslation('flights');
  const { min, max } = ages[group];
  const options = Array.from({ length: max - min + 1 }, (_, index) => ({
    value: min + index,
    label: t('travellers.years', { count: min + index }),
  }));
  if (value.length === 0) return null;
  return (
    <div className={styles.ages}>
      {value.map((age, index) => (
        <Select
          // Travellers of one group are told apart by their place alone.
          key={index}
          size="small"
          aria-label={t(`travellers.ageOf.${group}`, { number: index + 1 })}
          value={age}
          options={options}
          onChange={(next: number) => onChange(value.map((one, at) => (at === index ? next : one)))}
        />
      ))}
    </div>
  );
}
