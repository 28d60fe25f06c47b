import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@traveldesk/shared-ui';
import { AgeSelect, Stepper } from '@traveldesk/suppliers-ui';
import {
  childAges,
  infantAges,
  maxTravellers,
  seatedOf,
  travellersOf,
  type CriteriaDraft,
} from '@traveldesk/flights-contract';
import { isolateDirection, useFormat } from '@traveldesk/shared-web';
import { agesOf } from './draft';
import { Disclosure } from './Disclosure';
import styles from './search.module.css';

type Travellers = Pick<CriteriaDraft, 'adults' | 'children' | 'infants'>;

export interface TravellersFieldProps {
  value: Travellers;
  error: string | undefined;
  /** The departure of the last trip, at which ages count; null until chosen. */
  agesOn: string | null;
  /** Whether every supplier counts lap infants among the nine travelers. */
  lapInfantsCount: boolean;
  onChange: (value: Travellers) => void;
}

/** The initial age of a new traveler by group. */
const firstAge = { children: 8, infants: 1 } as const;
const ages = { children: childAges, infants: infantAges } as const;

/** Selects the travelers, with the ages that determine fares (TRAVEL-RULES 1 and 2). */
export function TravellersField({ value, error, agesOn, lapInfantsCount, onChange }: TravellersFieldProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const free = Math.max(0, maxTravellers - (lapInfantsCount ? travellersOf(value) : seatedOf(value)));
  const isFull = free === 0;
  const { length: infants } = value.infants;
  const isOver = infants >= value.adults;
  const most = {
    children: value.children.length + free,
    infants: Math.max(infants, Math.min(value.adults, lapInfantsCount ? infants + free : value.adults)),
  };
  const id = useId();
  const whyFull = isFull ? `${id}full` : undefined;
  const why = { children: whyFull, infants: isOver ? `${id}over` : whyFull };
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
            whyFull={whyFull}
            onChange={(adults) => onChange({ ...value, adults })}
          />
          {(['children', 'infants'] as const).map((group) => (
            <div key={group}>
              <Stepper
                label={t(`travellers.${group}`)}
                note={t(`travellers.${group}Note`)}
                value={value[group].length}
                min={0}
                max={most[group]}
                whyFull={why[group]}
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
          {isOver && (
            <p id={`${id}over`} className={styles.hint}>
              {t('problems.search_infants_over_adults')}
            </p>
          )}
          {isFull && (
            <p id={`${id}full`} className={styles.warning}>
              {t(lapInfantsCount ? 'travellers.fullWithLaps' : 'travellers.full', { count: maxTravellers })}
            </p>
          )}
          <p className={styles.hint}>
            {agesOn === null
              ? t('travellers.agesNote')
              : t('travellers.agesOn', { day: isolateDirection(format.date(agesOn)) })}
          </p>
          <p className={styles.hint}>{t('travellers.minors')}</p>
          {!lapInfantsCount && travellersOf(value) > maxTravellers && (
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
  if (value.length === 0) return null;
  return (
    <div className={styles.ages}>
      {value.map((age, index) => (
        <AgeSelect
          // Travelers of a group have no other key than their position.
          key={index}
          {...ages[group]}
          aria-label={t(`travellers.ageOf.${group}`, { number: index + 1 })}
          value={age}
          onChange={(next) => onChange(value.map((one, at) => (at === index ? next : one)))}
        />
      ))}
    </div>
  );
}
